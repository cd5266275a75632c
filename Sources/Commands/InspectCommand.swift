internal import Arguments
internal import Diagnostics
internal import JSON
internal import Lint
internal import Pages
internal import Settings
internal import Site

/// `vitrine inspect`: a bundle as Vitrine understands it.
struct InspectCommand {
  enum Form: String, CaseIterable {
    case json, markdown
  }

  private static let form = CommandOption.choice(
    "--format", "The form of the output.", default: Form.json)
  private static let locale = CommandOption.values(
    "--locale", .text("TAG"), "Tells of these languages only.", .list)

  static let syntax = CommandSyntax(
    "inspect", "Tells what is in a bundle, as Vitrine understands it.",
    operands: [
      OperandSyntax("BUNDLE", "The folder of a settings bundle, a .xib or a .storyboard.")
    ],
    options: [[form.syntax, locale.syntax, CommandOption.dialect.syntax]])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(on console: Console) throws -> ExitStatus {
    // Where a project's file says how its bundles are read, it says so for this one.
    let project = try Project(configFile: nil).configuration
    let dialect = arguments[CommandOption.dialect] ?? project.dialect
    let paths = try BundleFinder.bundles(at: arguments.operands[0], in: dialect)
    guard let path = paths.first else {
      throw CommandFailure("there is no settings bundle in “\(arguments.operands[0])”")
    }
    guard paths.count == 1 else {
      let list = paths.map { "\n  \($0)" }.joined()
      throw CommandFailure(
        "there are several settings bundles in “\(arguments.operands[0])”; name one of them:\(list)"
      )
    }
    let source = try BundleSource(path, in: dialect)
    let bundle = source.bundle(developmentLanguage: project.developmentLanguage)
    let tags = try LocaleTag.list(arguments[Self.locale])
    let locales = bundle.locales.filter { tags?.contains($0.tag) ?? true }
    guard !locales.isEmpty else {
      throw CommandFailure("the bundle has none of the languages that “--locale” names")
    }
    let inspection = Inspection(bundle, locales: locales)
    switch arguments[Self.form] {
    case .json: try console.write(inspection.json.utf8() + [UInt8(ascii: "\n")])
    case .markdown: try console.write(inspection.markdown)
    }
    let diagnostics = Linter(project.rules).diagnostics(of: bundle, with: source.diagnostics)
    console.say(diagnostics.map(\.textForm).joined())
    return ExitStatus(of: diagnostics, isStrict: false)
  }
}

extension LocaleTag {
  /// The tags that a list of words means; nil for an empty list, which means all languages.
  static func list(_ words: [String]) throws -> [LocaleTag]? {
    guard !words.isEmpty else { return nil }
    return try words.map { word in
      guard let tag = LocaleTag(word) else {
        throw CommandFailure("“\(word)” names no language; write a tag such as “pt-BR”")
      }
      return tag
    }
  }
}
