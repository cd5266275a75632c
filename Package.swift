// swift-tools-version: 6.3
import PackageDescription

/// What every module is compiled with.
///
/// Stands above `package`: below it, it would be read as empty.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Vitrine",
  targets: [
    // Floor 0: C libraries, through pkg-config, and the one data format that everybody writes.
    .library("CCMark", pkgConfig: "libcmark", debian: "libcmark-dev"),
    .library("CExpat", pkgConfig: "expat", debian: "libexpat1-dev"),
    .library("CYAML", pkgConfig: "yaml-0.1", debian: "libyaml-dev"),
    .module("JSON"),

    // Floor 1: what every reader and writer shares.
    .module("Diagnostics", uses: ["JSON"]),
    .module("HTML"),

    // Floor 2: what tames something foreign, and what reads texts for pages.
    .module("Arguments", uses: ["Diagnostics"]),
    .module("Highlighting"),
    .module("Markdown", uses: ["CCMark", "Diagnostics"]),
    .module("Mustache", uses: ["Diagnostics", "HTML"]),
    .module("XML", uses: ["CExpat", "Diagnostics"]),
    .module("YAML", uses: ["CYAML", "Diagnostics"]),
    .module("Search", uses: ["JSON"]),

    // Floor 3: traits and keyboards, and the formats that we read.
    .module("TextInput"),
    .module("PropertyList", uses: ["Diagnostics", "XML"]),

    // Floor 4: Apple's vocabulary, and the documents beside it.
    .module("Documents", uses: ["Diagnostics", "Markdown", "YAML"]),
    .module("Settings", uses: ["Diagnostics", "PropertyList", "TextInput"]),

    // Floor 5: what a page says, scenes as pages, and what two versions differ in.
    .module("Comparison", uses: ["Diagnostics", "PropertyList", "Settings", "TextInput"]),
    .module(
      "InterfaceBuilder", uses: ["Diagnostics", "PropertyList", "Settings", "TextInput", "XML"]),
    .module(
      "Pages",
      uses: [
        "Comparison", "Diagnostics", "Documents", "Highlighting", "HTML", "JSON", "Markdown",
        "PropertyList",
        "Search", "Settings", "TextInput", "YAML",
      ]),

    // Floor 6: what is wrong with a bundle. One rule tells what HTML cannot say, so it stands above
    // the pages.
    .module("Lint", uses: ["Diagnostics", "Pages", "PropertyList", "Settings", "TextInput"]),

    // Floor 7: the frame around a page, and the themes that the program brings along.
    .module("Theming", uses: ["Diagnostics", "HTML", "JSON", "Mustache", "Pages", "YAML"]),
    .program("ThemeEmbedder"),
    .plugin(
      name: "EmbedThemes", capability: .buildTool(), dependencies: ["ThemeEmbedder"],
      path: "Sources/EmbedThemes"),
    .module("BuiltInThemes", plugins: ["EmbedThemes"]),

    // Floor 8: folders in, folders out.
    .module(
      "Site",
      uses: [
        "BuiltInThemes", "Comparison", "Diagnostics", "Documents", "HTML", "InterfaceBuilder",
        "JSON", "Lint", "Markdown", "Pages", "PropertyList", "Search", "Settings", "TextInput",
        "Theming", "XML", "YAML",
      ]),

    // Floor 9: the words that a user types.
    .module(
      "Commands",
      uses: [
        "Arguments", "Comparison", "Diagnostics", "JSON", "Lint", "Pages", "Settings", "Site",
        "TextInput",
      ]),

    // Floor 10: the program.
    .program("vitrine", uses: ["Commands"]),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "Settings"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .tests("JSON"),
    .tests("Diagnostics", uses: ["JSON"]),
    .tests("HTML"),
    .tests("Highlighting"),
    .tests("Arguments"),
    .tests("Search"),
    .tests("XML", uses: ["Diagnostics", "TestSupport"]),
    .tests("YAML", uses: ["Diagnostics", "TestSupport"]),
    .tests("Markdown", uses: ["Diagnostics", "TestSupport"]),
    .tests("Documents", uses: ["Diagnostics", "Markdown", "TestSupport"]),
    .tests("TextInput"),
    .tests("PropertyList", uses: ["Diagnostics", "TestSupport"]),
    .tests("Settings", uses: ["Diagnostics", "PropertyList", "TestSupport", "TextInput"]),
    .tests("Comparison", uses: ["Diagnostics", "Settings", "TestSupport", "TextInput"]),
    .tests(
      "InterfaceBuilder",
      uses: ["Diagnostics", "PropertyList", "Settings", "TestSupport", "TextInput"]),
    .tests(
      "Pages",
      uses: [
        "Comparison", "Diagnostics", "Documents", "HTML", "JSON", "Markdown", "Settings",
        "TestSupport",
        "TextInput",
      ]),
    .tests(
      "Lint",
      uses: [
        "Diagnostics", "InterfaceBuilder", "Markdown", "PropertyList", "Settings", "TestSupport",
      ]),
    .tests("Mustache", uses: ["Diagnostics", "HTML", "TestSupport"]),
    .tests(
      "Theming",
      uses: [
        "Diagnostics", "Documents", "HTML", "JSON", "Mustache", "Pages", "Settings", "TestSupport",
        "TextInput",
      ]),
    .tests(
      "Site",
      uses: ["Diagnostics", "HTML", "Pages", "Settings", "TestSupport", "TextInput", "Theming"]),
    .tests("Commands", uses: ["TestSupport"]),
    .testTarget(name: "LayerTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A library target and the modules that it may import.
  static func module(
    _ name: String, uses: [String] = [], plugins: [Target.PluginUsage] = []
  ) -> Target {
    .target(
      name: name, dependencies: uses.map { .init(stringLiteral: $0) }, swiftSettings: strict,
      plugins: plugins)
  }

  /// An executable, which is a main file over a module.
  static func program(_ name: String, uses: [String] = []) -> Target {
    .executableTarget(
      name: name, dependencies: uses.map { .init(stringLiteral: $0) }, swiftSettings: strict)
  }

  /// The tests of a module.
  static func tests(_ name: String, uses: [String] = []) -> Target {
    .testTarget(
      name: name + "Tests", dependencies: ([name] + uses).map { .init(stringLiteral: $0) },
      exclude: [], swiftSettings: strict)
  }

  /// A C library that the system brings, with the Debian package that holds its headers.
  static func library(_ name: String, pkgConfig: String, debian: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
  }
}
