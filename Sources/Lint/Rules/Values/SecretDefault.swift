internal import Diagnostics
internal import Settings
internal import TextInput

/// A password that stands in the bundle.
enum SecretDefault: SpecifierRule {
  static let facts = RuleFacts(
    "secret-default", .warning, "a secure text field has a default",
    because: "Everybody can read the files of an app's bundle, and what a field stores lies "
      + "unencrypted in the app's preferences.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .textField(let field) = row.specifier.content, field.traits.traits.isSecureTextEntry,
      !field.defaultText.isEmpty
    else { return }
    findings.add(.secretDefault, at: "DefaultValue", of: row)
  }
}

extension Diagnostic.Message {
  static let secretDefault = SecretDefault.message(
    "the field hides what is typed, but its default can be read in the bundle")
}
