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
    .module("JSON"),

    // Floor 1: what every reader and writer shares.
    .module("Diagnostics", uses: ["JSON"]),
    .module("HTML"),

    // Floor 2: the formats that we read.
    .module("Mustache", uses: ["Diagnostics", "HTML"]),

    // Floor 5: the frame around a page.
    .module("Theming", uses: ["Diagnostics", "HTML", "JSON", "Mustache"]),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .tests("JSON"),
    .tests("Diagnostics", uses: ["JSON"]),
    .tests("HTML"),
    .tests("Mustache", uses: ["Diagnostics", "HTML", "TestSupport"]),
    .tests("Theming", uses: ["Diagnostics", "HTML", "JSON", "Mustache", "TestSupport"]),
    .testTarget(name: "LayerTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A library target and the modules that it may import.
  static func module(_ name: String, uses: [String] = []) -> Target {
    .target(
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
