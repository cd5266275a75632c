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

  static func missingPane(
    _ name: String, onlyOn idioms: [UserInterfaceIdiom], among names: [String]
  ) -> Self {
    let device = idioms.isEmpty ? "" : " for \(idioms.map(\.specifierName).joined(separator: ", "))"
    let bare = name.hasSuffix(".plist") ? String(name.dropLast(".plist".count)) : name
    let hint =
      switch bare {
      case name: hint(names.filter { $0 != name }.nearest(to: name))
      default: "; “File” is written without extension"
      }
    return .init(
      .error, "missing-pane", "there is no page “\(name).plist”\(device) in the bundle\(hint)")
  }

  static func missingImage(_ name: String) -> Self {
    .init(.warning, "missing-image", "there is no image “\(name)” in the bundle")
  }

  static func missingTable(_ name: String, among names: [String], hasLanguages: Bool) -> Self {
    .init(
      hasLanguages ? .warning : .note, "missing-table",
      "no language has a strings table “\(name).strings”\(hint(names.nearest(to: name)))")
  }
}
