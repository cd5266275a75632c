internal import Arguments
internal import Diagnostics
internal import Settings
internal import Site

/// `vitrine lint`: what is wrong with bundles, as a product.
struct LintCommand {
  private static let documents = CommandOption.value(
    "--docs", .folder(), "Checks the Markdown files of this folder (docs).")
  private static let config = CommandOption.value(
    "--config", .file(), "Reads the project from this file (vitrine.yml).")
  private static let strict = CommandOption.flag(
    "--strict", "Counts warnings as errors in the exit status.")
  private static let form = CommandOption.choice(
    "--format", "The form of the diagnostics.", default: DiagnosticForm.text)

  private static let fix = CommandOption.flag(
    "--fix", "Fixes what is sure in property lists and strings tables.")
  private static let dryRun = CommandOption.flag(
    "--dry-run", "With --fix, prints a diff and writes nothing.")
  private static let quiet = CommandOption.flag(
    "--quiet", letter: "q", "Prints nothing but diagnostics.")

  static let syntax = CommandSyntax(
    "lint", "Tells what is wrong with bundles and documents, and fixes what is sure.",
    details: """
      Without operands, looks at what vitrine.yml names, and at the documents beside it; without that \
      file, at every Settings.bundle below the current folder. With operands, documents are those that \
      “--docs” names. “vitrine rules” lists the rules; vitrine.yml says which are off. Nothing is written without --fix, which changes no other byte and leaves \
      binary property lists alone.
      """,
    operands: [
      OperandSyntax(
        "BUNDLE",
        "The folder of a settings bundle, one that holds bundles, a .xib or a .storyboard.", .any)
    ],
    options: [
      [
        config.syntax, documents.syntax, CommandOption.dialect.syntax, strict.syntax, form.syntax,
        fix.syntax, dryRun.syntax, quiet.syntax,
      ]
    ])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(on console: Console) async throws -> ExitStatus {
    let fixes = arguments[Self.fix]
    let isDryRun = arguments[Self.dryRun]
    guard fixes || !isDryRun else {
      throw UsageError.dependency(Self.dryRun.syntax.name, on: Self.fix.syntax.name)
    }
    var project = try Project(configFile: arguments[Self.config])
    project.configuration.read(
      arguments.operands, in: arguments[CommandOption.dialect], documents: arguments[Self.documents]
    )
    let configuration = project.configuration
    let read = try await ProjectBundles(of: configuration)
    var diagnostics = try await findings(in: read, of: project)
    var couldWrite = true
    if isDryRun {
      let mending = await mending(diagnostics, of: read, project, console)
      try console.write(mending.diff)
      say(Self.summary(mending.count, "would be fixed"), on: console)
      if mending.count.fixes > 0 {
        diagnostics = try await findings(in: mending.bundles, of: project)
      }
    } else if fixes {
      let (written, trouble) = await mending(diagnostics, of: read, project, console).write()
      for file in trouble { console.say("\(Tool.name): \(file)".printable + "\n") }
      say(Self.summary(written, "fixed"), on: console)
      couldWrite = trouble.isEmpty
      // What is fixed has moved the rest, and may have hidden more.
      if written.files > 0 {
        let written = try await ProjectBundles(of: configuration)
        diagnostics = try await findings(in: written, of: project)
      }
    }
    let text = arguments[Self.form].text(of: diagnostics, generator: Tool.generator)
    // The product of a dry run is the diff.
    if isDryRun { console.say(text) } else { try console.write(text) }
    if arguments[Self.form] == .text { say(diagnostics.countForm, on: console) }
    let isStrict = configuration.isStrict || arguments[Self.strict]
    return couldWrite ? ExitStatus(of: diagnostics, isStrict: isStrict) : .couldNotRun
  }

  /// Says what only a person wants to know.
  private func say(_ line: String, on console: Console) {
    if !arguments[Self.quiet] { console.say(line) }
  }

  /// What can be fixed, having said what cannot.
  private func mending(
    _ diagnostics: [Diagnostic], of read: ProjectBundles, _ project: Project, _ console: Console
  ) async -> Mending {
    let configuration = project.configuration
    let mending = await Mending(diagnostics, of: read) {
      $0.findings(configuration).flatMap { $0 }
    }
    for file in mending.leftAlone {
      console.say("\(Tool.name): \(file); it is left as it is".printable + "\n")
    }
    return mending
  }

  /// All that is to be said of bundles and of their project.
  private func findings(
    in read: ProjectBundles, of project: Project
  ) async throws -> [Diagnostic] {
    let configuration = project.configuration
    let builder = SiteBuilder(project, generator: Tool.generator, jobs: nil)
    let documents = try await builder.documentDiagnostics(beside: read)
    let diagnostics =
      project.diagnostics + read.findings(configuration).flatMap { $0 }
      + read.missingLanguages(configuration) + documents
    return diagnostics.inOrder()
  }

  /// How much is fixed, as a line.
  private static func summary(_ count: (fixes: Int, files: Int), _ verb: String) -> String {
    guard count.fixes > 0 else { return "nothing \(verb)\n" }
    return "\(count.fixes) \(verb) in \(count.files) \(count.files == 1 ? "file" : "files")\n"
  }
}

extension SiteConfiguration {
  /// Lets what the command line says of bundles and documents outrank the project's file.
  mutating func read(_ operands: [String], in dialect: Dialect?, documents: String?) {
    if !operands.isEmpty {
      bundles = operands.map(operand)
      // The project's documents are about its own bundles.
      documentsFolder = nil
    }
    documentsFolder = documents ?? documentsFolder
    if let dialect {
      self.dialect = dialect
      bundles = bundles?.map { .init($0.path, named: $0.name) }
    }
  }
}
