internal import Arguments
internal import Comparison
internal import Diagnostics
internal import JSON
internal import Pages
internal import Settings
internal import Site

/// `vitrine diff`: what changed between two versions of a bundle.
struct DiffCommand {
  enum Form: String, CaseIterable {
    case text, json, markdown, html
  }

  private static let git = CommandOption.value(
    "--git", .text("REV1..REV2"),
    "Compares two revisions of one bundle: REV1..REV2, REV1...REV2 as git takes it, or REV1 alone "
      + "with the files as they are.")
  private static let form = CommandOption.choice(
    "--format", "The form of the output.", default: Form.text)
  private static let output = CommandOption.value(
    "--output", letter: "o", .file(), "Writes to this file.")
  private static let breakingOnly = CommandOption.flag(
    "--breaking-only", "Tells of settings that vanished or have another type or default alone.")

  static let syntax = CommandSyntax(
    "diff", "Tells what changed between two versions of a bundle, by meaning.",
    details: """
      The exit status is 0 when nothing changed, 1 when something did or vitrine.yml has errors, 2 \
      when it could not be found out. With --breaking-only, other changes count for nothing.
      """,
    operands: [
      OperandSyntax(
        "OLD",
        "The earlier version: the folder of a settings bundle, a .xib or a .storyboard. With --git, "
          + "the path of both."),
      OperandSyntax("NEW", "The later version.", .optional),
    ],
    options: [
      [
        git.syntax, form.syntax, output.syntax, breakingOnly.syntax, CommandOption.dialect.syntax,
      ]
    ],
    usages: ["[OPTIONS] OLD NEW", "[OPTIONS] --git REV1..REV2 PATH"])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(on console: Console) throws -> ExitStatus {
    let project = try Project(configFile: nil)
    let configuration = project.configuration
    console.say(project.diagnostics.inOrder().map(\.textForm).joined())
    let sources = try sources(of: configuration, console)
    let bundles = sources.map { $0.bundle(developmentLanguage: configuration.developmentLanguage) }
    // What cannot be read is missing, and would be taken for removed.
    for (source, bundle) in zip(sources, bundles) where !source.contents.files.isEmpty {
      let errors = (source.diagnostics + bundle.diagnostics).filter { $0.severity == .error }
      console.say(errors.inOrder().map(\.textForm).joined())
    }
    let all = BundleComparison(bundles[0], bundles[1])
    let comparison = arguments[Self.breakingOnly] ? all.breakingOnly : all
    let bytes = bytes(of: comparison)
    if let path = arguments[Self.output] {
      try FileSystem.save(bytes, to: path)
    } else {
      try console.write(bytes)
    }
    guard comparison.changes.isEmpty else { return .foundErrors }
    return ExitStatus(of: project.diagnostics, isStrict: false)
  }

  private func bytes(of comparison: BundleComparison) -> [UInt8] {
    switch arguments[Self.form] {
    case .text: Array(comparison.text.utf8)
    case .json: comparison.json.utf8() + [UInt8(ascii: "\n")]
    case .markdown: Array(comparison.markdown.utf8)
    case .html: comparison.htmlFile(generator: "\(Tool.name) \(Tool.version)")
    }
  }

  /// The earlier version and the later one.
  private func sources(of project: SiteConfiguration, _ console: Console) throws -> [BundleSource] {
    let operands = arguments.operands
    guard let words = arguments[Self.git] else {
      guard operands.count == 2 else {
        throw CommandFailure("NEW is missing; two revisions of one bundle are compared by “--git”")
      }
      if operands[0].contains(".."), GitRange(operands[0]) != nil,
        FileSystem.kind(of: operands[0]) == nil
      {
        throw CommandFailure(
          "there is no folder “\(operands[0])”; revisions are compared by “--git \(operands[0])”")
      }
      return try operands.map { try source(at: $0, project) }
    }
    guard operands.count == 1 else {
      throw CommandFailure("with “--git”, there is one path; “\(operands[1])” is one too many")
    }
    guard let range = GitRange(words) else {
      throw CommandFailure(
        "“\(words)” names no revisions; write “REV1..REV2”, or “REV1” for the files as they are")
    }
    return try sources(of: operands[0], range, project, console)
  }

  /// A bundle in the folders as they are.
  private func source(at path: String, _ project: SiteConfiguration) throws -> BundleSource {
    try BundleSource(
      only: project.operand(path), in: arguments[CommandOption.dialect], of: project)
  }

  private func sources(
    of path: String, _ range: GitRange, _ project: SiteConfiguration, _ console: Console
  ) throws -> [BundleSource] {
    let dialect =
      arguments[CommandOption.dialect] ?? project.operand(path).dialect ?? project.dialect
    let repository = try GitRepository(holding: path)
    let old =
      range.isFromMergeBase
      ? try repository.mergeBase(of: range.old, range.new ?? "HEAD") : range.old
    let names = [
      range.isFromMergeBase ? String(old.prefix(12)) : range.old,
      range.new ?? "the files as they are",
    ]
    let former = try repository.source(at: old, calledAs: names[0], in: dialect)
    let latter =
      if let new = range.new {
        try repository.source(at: new, in: dialect)
      } else {
        FileSystem.kind(of: path) == nil ? nil : try source(at: path, project)
      }
    guard former != nil || latter != nil else {
      throw CommandFailure("there is no “\(path)” in “\(names[0])”, nor in “\(names[1])”")
    }
    return zip([former, latter], names).map { source, name in
      if let source { return source }
      let told = name == names[0] ? "added" : "removed"
      let remark = "there is no “\(path)” in “\(name)”, so all of it counts as \(told)"
      console.say("\(Tool.name): \(remark)".printable + "\n")
      return repository.nothing(at: name, in: dialect)
    }
  }
}
