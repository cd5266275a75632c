internal import Arguments
internal import Diagnostics
internal import Lint
internal import Settings
internal import Site

/// `vitrine lint`: what is wrong with bundles, as a product.
struct LintCommand {
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

  static let syntax = CommandSyntax(
    "lint", "Tells what is wrong with bundles, and fixes what is sure.",
    details: """
      Without operands, looks at what vitrine.yml names; without that file, at every \
      Settings.bundle below the current folder. “vitrine rules” lists the rules; vitrine.yml says \
      which are off. Nothing is written without --fix, which changes no other byte and leaves \
      binary property lists alone.
      """,
    operands: [
      OperandSyntax(
        "BUNDLE",
        "The folder of a settings bundle, one that holds bundles, a .xib or a .storyboard.", .any)
    ],
    options: [
      [
        config.syntax, CommandOption.dialect.syntax, strict.syntax, form.syntax, fix.syntax,
        dryRun.syntax,
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
    let project = try Project(configFile: arguments[Self.config])
    var configuration = project.configuration
    configuration.read(arguments.operands, in: arguments[CommandOption.dialect])
    var (bundles, diagnostics) = try await findings(project, configuration)
    var couldWrite = true
    if isDryRun {
      let mending = mending(diagnostics, of: bundles, console)
      try console.write(mending.diff)
      console.say(Self.summary(mending.count, "would be fixed"))
      diagnostics.removeAll(where: mending.applied.contains)
    } else if fixes {
      let (written, trouble) = mending(diagnostics, of: bundles, console).write()
      for file in trouble { console.say("\(Tool.name): \(file)".printable + "\n") }
      console.say(Self.summary(written, "fixed"))
      couldWrite = trouble.isEmpty
      // What is fixed has moved the rest, and may have hidden more.
      if written.files > 0 {
        (bundles, diagnostics) = try await findings(project, configuration)
      }
    }
    let text = arguments[Self.form].text(of: diagnostics, generator: Tool.generator)
    // The product of a dry run is the diff.
    if isDryRun { console.say(text) } else { try console.write(text) }
    let isStrict = configuration.isStrict || arguments[Self.strict]
    return couldWrite ? ExitStatus(of: diagnostics, isStrict: isStrict) : .couldNotRun
  }

  /// What can be fixed, having said what cannot.
  private func mending(
    _ diagnostics: [Diagnostic], of bundles: [SettingsBundle], _ console: Console
  ) -> Mending {
    let mending = Mending(diagnostics, of: bundles)
    for file in mending.leftAlone {
      console.say("\(Tool.name): \(file); it is left as it is".printable + "\n")
    }
    return mending
  }

  /// The bundles as they are now, and all that is to be said of them and of the project.
  private func findings(
    _ project: Project, _ configuration: SiteConfiguration
  ) async throws -> (bundles: [SettingsBundle], diagnostics: [Diagnostic]) {
    let read = try await ProjectBundles(of: configuration)
    let linter = Linter(configuration.rules)
    var diagnostics = project.diagnostics
    for (source, bundle) in zip(read.sources, read.bundles) {
      diagnostics += linter.diagnostics(of: bundle, with: source.diagnostics)
    }
    return (read.bundles, diagnostics.inOrder())
  }

  /// How much is fixed, as a line.
  private static func summary(_ count: (fixes: Int, files: Int), _ verb: String) -> String {
    guard count.fixes > 0 else { return "nothing \(verb)\n" }
    return "\(count.fixes) \(verb) in \(count.files) \(count.files == 1 ? "file" : "files")\n"
  }
}

extension SiteConfiguration {
  /// Lets what the command line says of bundles outrank the project's file.
  mutating func read(_ operands: [String], in dialect: Dialect?) {
    if !operands.isEmpty { bundles = operands.map { .init($0) } }
    if let dialect {
      self.dialect = dialect
      bundles = bundles?.map { .init($0.path) }
    }
  }
}
