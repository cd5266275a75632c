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

  static let syntax = CommandSyntax(
    "lint", "Tells what is wrong with bundles, and writes nothing.",
    details: """
      Without operands, looks at what vitrine.yml names; without that file, at every \
      Settings.bundle below the current folder. “vitrine rules” lists the rules; vitrine.yml says \
      which are off.
      """,
    operands: [
      OperandSyntax(
        "BUNDLE",
        "The folder of a settings bundle, one that holds bundles, a .xib or a .storyboard.", .any)
    ],
    options: [[config.syntax, CommandOption.dialect.syntax, strict.syntax, form.syntax]])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(on console: Console) async throws -> ExitStatus {
    let project = try Project(configFile: arguments[Self.config])
    var configuration = project.configuration
    configuration.read(arguments.operands, in: arguments[CommandOption.dialect])
    let read = try await ProjectBundles(of: configuration)
    let linter = Linter(configuration.rules)
    var diagnostics = project.diagnostics
    for (source, bundle) in zip(read.sources, read.bundles) {
      diagnostics += linter.diagnostics(of: bundle, with: source.diagnostics)
    }
    diagnostics = diagnostics.inOrder()
    try console.write(arguments[Self.form].text(of: diagnostics, generator: Tool.generator))
    let isStrict = configuration.isStrict || arguments[Self.strict]
    return ExitStatus(of: diagnostics, isStrict: isStrict)
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
