internal import PropertyList

/// A row that opens a new mail (`IASKMailComposeSpecifier`).
package struct MailCompose: Sendable {
  package let recipients: [String]
  package let copyRecipients: [String]
  package let blindCopyRecipients: [String]
  /// The subject, before localization; nil without one.
  package let subject: String?
  /// The text, before localization; nil without one.
  package let body: String?
  /// Whether the text is HTML.
  package let bodyIsHTML: Bool
  /// The text at the end of the row, unless a subtitle stands there; nil without one.
  package let detail: String?

  init(_ dictionary: PropertyListDictionary) {
    func addresses(_ key: String) -> [String] {
      (dictionary[key]?.array ?? []).compactMap(\.string).filter { !$0.isEmpty }
    }
    // “Recipents” is how the library spells it.
    recipients = addresses("IASKMailComposeToRecipents")
    copyRecipients = addresses("IASKMailComposeCcRecipents")
    blindCopyRecipients = addresses("IASKMailComposeBccRecipents")
    subject = dictionary.text("IASKMailComposeSubject")
    body = dictionary.text("IASKMailComposeBody")
    bodyIsHTML = dictionary["IASKMailComposeBodyIsHTML"]?.booleanReading ?? false
    detail = dictionary["IASKSubtitle"] == nil ? dictionary.text("DefaultValue") : nil
  }
}
