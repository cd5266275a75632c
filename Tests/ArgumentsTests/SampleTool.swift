import Arguments

/// A program with an option of each kind.
enum SampleTool {
  enum Format: String, CaseIterable {
    case text, json, sarif
  }

  enum Idiom: String, CaseIterable {
    case phone, pad
  }

  static let output = CommandOption.value(
    "--output", letter: "o", .folder(), "Where the site is written.", default: "site")
  static let config = CommandOption.value("--config", .file(), "The configuration.")
  static let locales = CommandOption.values(
    "--locale", letter: "l", .text("TAG"), "The languages.", .list)
  static let merges = CommandOption.values("--merge", .file(), "A file to take values from.")
  static let idioms = CommandOption.choices("--idiom", of: Idiom.self, "The devices.")
  static let jobs = CommandOption.number("--jobs", letter: "j", "N", 1...64, "How many at once.")
  static let port = CommandOption.number("--port", "N", 0...65535, "The port.", default: 8000)
  static let offset = CommandOption.number("--offset", "N", -9...9, "A shift.", default: 0)
  static let format = CommandOption.choice(
    "--format", letter: "f", "The form of the diagnostics.", default: Format.text)
  static let theme = CommandOption.choice("--look", of: Idiom.self, "The look.")
  static let strict = CommandOption.flag("--strict", letter: "s", "Counts warnings as errors.")
  static let quiet = CommandOption.flag("--quiet", letter: "q", "Says nothing but errors.")

  static let build = CommandSyntax(
    "build", "Renders the site.",
    details: """
      Without operands, it renders the bundles that the configuration names, or else every bundle \
      below the current folder.

      Broken input never stops the rest.
      """,
    operands: [OperandSyntax("BUNDLE", "A bundle, or a folder with bundles in it.", .any)],
    options: [
      [
        output.syntax, config.syntax, locales.syntax, merges.syntax, idioms.syntax, jobs.syntax,
        port.syntax, offset.syntax, theme.syntax,
      ],
      OptionGroup("Diagnostics", [format.syntax, strict.syntax, quiet.syntax]),
    ])
  static let diff = CommandSyntax(
    "diff", "Tells what changed.",
    operands: [
      OperandSyntax("OLD", "The earlier bundle."),
      OperandSyntax("NEW", "The later one.", .optional),
    ], usages: ["OLD NEW", "--git REVISIONS PATH"])
  static let lint = CommandSyntax(
    "lint", "Reports what is wrong.", options: [[], OptionGroup("Diagnostics", [format.syntax])])
  static let rules = CommandSyntax("rules", "Lists the rules.")

  static let syntax = ToolSyntax(
    "vitrine", "Puts an app's settings behind glass.", commands: [build, diff, rules])

  /// The words of a command line without quotes, where `∅` is an empty word.
  static func words(_ line: String) -> [String] {
    line.unicodeScalars.split(separator: " ").map { String($0) }.map { $0 == "∅" ? "" : $0 }
  }
}
