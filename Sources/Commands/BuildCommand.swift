internal import Arguments
internal import Diagnostics
internal import Settings
internal import Site
internal import TextInput

/// `vitrine build`: renders a site.
struct BuildCommand {
  private static let output = CommandOption.value(
    "--output", letter: "o", .folder(), "Writes the site to this folder (site).")
  private static let config = CommandOption.value(
    "--config", .file(), "Reads the project from this file (vitrine.yml).")
  private static let theme = CommandOption.value(
    "--theme", .text("NAME|DIR"), "Frames the pages by this theme (Cupertino).")
  private static let documents = CommandOption.value(
    "--docs", .folder(), "Makes pages of the Markdown files of this folder (docs).")
  private static let drafts = CommandOption.flag(
    "--drafts", "Shows documents that are drafts too.")
  private static let publicFolder = CommandOption.value(
    "--public", .folder(), "Copies the files of this folder as they are (Public).")
  private static let idioms = CommandOption.choices(
    "--idiom", of: UserInterfaceIdiom.self, "Shows these devices only.")
  private static let locale = CommandOption.values(
    "--locale", .text("TAG"), "Shows these languages only.", .list)
  private static let jobs = CommandOption.number(
    "--jobs", letter: "j", "N", 1...256, "Renders on N threads (as many as there are cores).")
  private static let strict = CommandOption.flag(
    "--strict", "Counts warnings as errors in the exit status.")
  private static let form = CommandOption.choice(
    "--format", "The form of the diagnostics.", default: DiagnosticForm.text)
  private static let quiet = CommandOption.flag(
    "--quiet", letter: "q", "Prints nothing but diagnostics.")

  static let syntax = CommandSyntax(
    "build", "Renders the site of one or more bundles.",
    details: """
      Without operands, builds what vitrine.yml names, and the documents beside it; without that \
      file, every Settings.bundle below the current folder. With operands, documents are those that \
      “--docs” names.
      """,
    operands: [
      OperandSyntax(
        "BUNDLE",
        "The folder of a settings bundle, one that holds bundles, a .xib or a .storyboard.", .any)
    ],
    options: [
      OptionGroup("Site", [output, config, theme, documents, publicFolder].map(\.syntax)),
      OptionGroup(
        "What is shown",
        [idioms.syntax, locale.syntax, drafts.syntax, CommandOption.dialect.syntax]),
      OptionGroup("Run", [jobs.syntax, strict.syntax, form.syntax, quiet.syntax]),
    ])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(on console: Console) async throws -> ExitStatus {
    var project = try Project(configFile: arguments[Self.config])
    try apply(to: &project.configuration)
    let isQuiet = arguments[Self.quiet] || arguments[Self.form] != .text
    let progress = ProgressLine(on: console, isShown: !isQuiet && console.isTerminal)
    let builder = SiteBuilder(
      project, generator: Tool.generator, jobs: arguments[Self.jobs])
    let report: BuildReport
    do {
      report = try await builder.build { progress.show($0, of: $1) }
      progress.clear()
    } catch {
      progress.clear()
      // What is wrong in the project's file may well be why.
      if !project.diagnostics.isEmpty { tell(project.diagnostics.inOrder(), on: console) }
      throw error
    }
    let diagnostics = report.diagnostics.inOrder()
    tell(diagnostics, on: console)
    if !isQuiet { console.say(diagnostics.countForm + report.summary) }
    return ExitStatus(of: diagnostics, isStrict: project.configuration.isStrict)
  }

  private func tell(_ diagnostics: [Diagnostic], on console: Console) {
    console.say(arguments[Self.form].text(of: diagnostics, generator: Tool.generator))
  }

  /// What the command line says outranks the project's file.
  private func apply(to configuration: inout SiteConfiguration) throws {
    configuration.read(
      arguments.operands, in: arguments[CommandOption.dialect], documents: arguments[Self.documents]
    )
    configuration.output = arguments[Self.output] ?? configuration.output
    configuration.theme = arguments[Self.theme] ?? configuration.theme
    if arguments[Self.drafts] { configuration.hasDrafts = true }
    configuration.publicFolder = arguments[Self.publicFolder] ?? configuration.publicFolder
    let idioms = arguments[Self.idioms]
    if !idioms.isEmpty { configuration.idioms = SiteConfiguration.inOrder(idioms) }
    if let locales = try LocaleTag.list(arguments[Self.locale]) {
      configuration.locales = locales
      configuration.localeLocations = [:]
    }
    if arguments[Self.strict] { configuration.isStrict = true }
  }
}
