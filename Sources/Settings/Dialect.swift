/// Whose reading of a bundle counts.
package enum Dialect: String, CaseIterable, Sendable {
  /// That of Apple's Settings app.
  case settings
  /// That of InAppSettingsKit, which shows the same files inside of the app, and more than Apple's
  /// types and keys.
  case inApp = "in-app"
}
