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
    case json, markdown, defaults, swift, strings
  }

  private static let form = CommandOption.choice(
    "--format", "The form of the output.", default: Form.json)
  private static let locale = CommandOption.values(
    "--locale", .text("TAG"), "Tells of these languages only.", .list)

  private static let merge = CommandOption.value(
    "--merge", .file(),
    "Keeps this table of strings, and adds what it lacks; its name says which table is written.")

  static let syntax = CommandSyntax(
    "inspect", "Tells what is in a bundle, as Vitrine understands it.",
    details: """
      “defaults” writes the dictionary that an app registers, as a property list; “swift” the same as \
      Swift code, with typed keys; “strings” a table of strings for translators.
      """,
    operands: [
      OperandSyntax("BUNDLE", "The folder of a settings bundle, a .xib or a .storyboard.")
    ],
    options: [[form.syntax, locale.syntax, merge.syntax, CommandOption.dialect.syntax]])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(on console: Console) throws -> ExitStatus {
    let form = arguments[Self.form]
    guard form == .strings || !arguments.isGiven(Self.merge) else {
      throw UsageError.dependency(Self.merge.syntax.name, on: "--format strings")
    }
    // Where a project's file says how its bundles are read, it says so for this one.
    let project = try Project(configFile: nil)
    let configuration = project.configuration
    let source = try BundleSource(
      only: configuration.operand(arguments.operands[0]),
      in: arguments[CommandOption.dialect], of: configuration)
    let bundle = source.bundle(developmentLanguage: configuration.developmentLanguage)
    var found: [Diagnostic] = []
    let product = try product(form, of: bundle, &found, console)
    let diagnostics =
      project.diagnostics
      + Linter(configuration.rules).diagnostics(of: bundle, with: source.diagnostics)
      + found.compactMap(configuration.rules.applied)
    try console.write(product)
    console.say(diagnostics.inOrder().map(\.textForm).joined())
    return ExitStatus(of: diagnostics, isStrict: false)
  }

  private func product(
    _ form: Form, of bundle: SettingsBundle, _ diagnostics: inout [Diagnostic], _ console: Console
  ) throws -> [UInt8] {
    let tags = try LocaleTag.list(arguments[Self.locale])
    if form == .strings { return try strings(of: bundle, tags, &diagnostics, console) }
    let locales = bundle.locales.filter { tags?.contains($0.tag) ?? true }
    guard let first = locales.first else {
      throw CommandFailure("the bundle has none of the languages that “--locale” names")
    }
    if bundle.holdsScenes, form == .defaults || form == .swift {
      throw CommandFailure(
        "“\(bundle.path)” is a file of Interface Builder, which has no keys and defaults of settings"
      )
    }
    for tag in tags ?? [] where !locales.contains(where: { $0.tag == tag }) {
      let message = Diagnostic.Message.missingLanguage(tag, of: bundle, isNowhere: true)
      diagnostics.append(Diagnostic(message, at: SourceLocation(path: bundle.path)))
    }
    let inspection = Inspection(bundle, locales: locales)
    switch form {
    case .json: return inspection.json.utf8() + [UInt8(ascii: "\n")]
    case .markdown: return Array(inspection.markdown.utf8)
    case .swift:
      let development = locales.first { $0.tag == bundle.developmentLanguage }
      return Array(SwiftKeys(of: bundle, in: development ?? first).text.utf8)
    case .defaults, .strings:
      let defaults = RegistrationDictionary(of: bundle)
      diagnostics += defaults.diagnostics
      return defaults.xml
    }
  }

  // MARK: - Tables of strings

  private func strings(
    of bundle: SettingsBundle, _ tags: [LocaleTag]?, _ diagnostics: inout [Diagnostic],
    _ console: Console
  ) throws -> [UInt8] {
    let path = arguments[Self.merge]
    let components = path?.split(separator: "/").map(String.init) ?? []
    let tables = StringsSkeleton.tables(of: bundle)
    guard let first = tables.first else {
      throw CommandFailure("no page of the bundle names a table of strings")
    }
    let name = components.last.map { $0.hasSuffix(".strings") ? String($0.dropLast(8)) : $0 }
    let table = name ?? first
    guard tables.contains(table) else {
      let list = tables.map { "“\($0).strings”" }.joined(separator: ", ")
      throw CommandFailure("no page uses a table “\(table).strings”; there is \(list)")
    }
    guard tags?.count ?? 1 == 1 else {
      throw CommandFailure("a table has one language; name one by “--locale”")
    }
    // A file in `fr.lproj` is French.
    let folder = components.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    let tag = tags?.first ?? folder.flatMap { LocaleTag(lprojName: String($0.dropLast(6))) }
    let skeleton = StringsSkeleton(
      of: table, in: bundle, for: tag ?? bundle.developmentLanguage)
    guard let path else {
      if tables.count > 1 {
        let others = tables.dropFirst().map { "“\($0).strings”" }.joined(separator: ", ")
        console.say("This is “\(table).strings”; for \(others), name the file by “--merge”.\n")
      }
      return skeleton.bytes
    }
    let bytes = FileSystem.kind(of: path) == nil ? [] : try FileSystem.read(path)
    do {
      let (merged, found) = try skeleton.merged(into: bytes, path: path)
      diagnostics += found
      return merged
    } catch {
      console.say(error.diagnostics.map(\.textForm).joined())
      throw CommandFailure(error.reason)
    }
  }
}

extension BundleSource {
  /// The one bundle that an operand means, read in a dialect; nil for that of the project's file.
  init(
    only operand: SiteConfiguration.BundleOperand, in dialect: Dialect?,
    of configuration: SiteConfiguration
  ) throws {
    let dialect = dialect ?? operand.dialect ?? configuration.dialect
    let paths = try BundleFinder.bundles(at: operand.path, in: dialect)
    guard let path = paths.first else {
      throw CommandFailure("there is no settings bundle in “\(operand.path)”")
    }
    guard paths.count == 1 else {
      let list = paths.map { "\n  \($0)" }.joined()
      throw CommandFailure(
        "there are several settings bundles in “\(operand.path)”; name one of them:\(list)")
    }
    try self.init(path, in: dialect, named: operand.name)
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
