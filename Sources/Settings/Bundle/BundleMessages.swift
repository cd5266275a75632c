internal import Diagnostics
internal import TextInput

extension Diagnostic.Message {
  static func noRoot(in panes: [String], _ dialect: Dialect) -> Self {
    guard dialect == .settings else {
      return .init(
        .error, "missing-root",
        "there is neither “Root.inApp.plist” nor “Root.plist”, so InAppSettingsKit shows nothing")
    }
    let inApp =
      panes.contains("Root.inApp")
      ? " (“Root.inApp.plist” is read by InAppSettingsKit alone)" : ""
    return .init(
      .error, "missing-root", "there is no “Root.plist”, so Settings does not show the app\(inApp)")
  }

  static let unusedFile = Self(
    .note, "unused-file", "no device uses the file, since each has a file of its own")

  static let localizedPage = Self(
    .warning, "localized-page",
    "a page inside of a language folder is not shown; translate its texts in a strings table")

  static let orphanPane = Self(.warning, "orphan-pane", "no row leads to the page")

  static func unknownLanguage(_ folder: String) -> Self {
    .init(.warning, "unknown-language", "“\(folder)” names no language")
  }

  static let noFile = Self(
    .warning, "missing-file", "a child pane without “File” has nothing to open")

  static let noAddress = Self(
    .warning, "missing-file", "a link without “File” has nothing to open")

  static func missingPane(
    _ name: String, onlyOn idioms: [UserInterfaceIdiom], _ guess: NameGuess
  ) -> Self {
    let device = idioms.isEmpty ? "" : " for \(idioms.map(\.specifierName).joined(separator: ", "))"
    let hint =
      switch guess {
      case .address: "; Settings opens no web pages"
      case .path: "; “File” must not lead out of the bundle"
      case .fileExtension: "; “File” is written without extension"
      case .otherCase(let other):
        "; on a device, “\(other)” is another name, since the case of letters counts"
      case .near(let other): hint(other)
      case .unknown: ""
      }
    return .init(
      .error, "missing-pane", "there is no page “\(name).plist”\(device) in the bundle\(hint)")
  }

  static func missingImage(_ name: String, _ suggestion: String?) -> Self {
    .init(
      .warning, "missing-image", "there is no image “\(name)” in the bundle\(hint(suggestion))")
  }

  static func missingTable(_ name: String, _ guess: NameGuess, hasLanguages: Bool) -> Self {
    let hint =
      switch guess {
      case .fileExtension: "; “StringsTable” is written without extension"
      case .otherCase(let other):
        "; on a device, “\(other)” is another name, since the case of letters counts"
      case .near(let other): hint(other)
      case .address, .path, .unknown: ""
      }
    return .init(
      hasLanguages ? .warning : .note, "missing-table",
      "no language has a strings table “\(name).strings”\(hint)")
  }
}
