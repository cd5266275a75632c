internal import Diagnostics
internal import Pages
internal import PropertyList
internal import Settings

/// Two defaults of one key.
enum ConflictingDefault: Rule {
  static let facts = RuleFacts(
    "conflicting-default", .warning, "elements with the same “Key” have different defaults",
    because:
      "A key has one value in the user defaults, so that one of the rows shows what does not "
      + "count. What is written down in several places drifts apart (jdee/settings-bundle #24).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    let pages = Dictionary(
      subject.pages.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    for setting in SettingsCatalogue(of: subject.bundle).settings where !setting.key.isEmpty {
      var first: (value: PropertyListValue, note: Diagnostic.Note)?
      for use in setting.uses {
        guard let value = use.specifier.defaultValue, let page = pages[use.file] else { continue }
        let location = subject.bundle.location(of: value.range, in: page.file)
        guard let earlier = first else {
          first = (value, .init("the first default is here, and counts", at: location))
          continue
        }
        guard !value.isEqual(to: earlier.value) else { continue }
        findings.add(
          .conflictingDefault(setting.key, value.shortText, earlier.value.shortText),
          at: location, notes: [earlier.note])
      }
    }
  }
}

extension PropertyListValue {
  /// As much of the value as a message can quote, with its kind if it is no text.
  fileprivate var shortText: String {
    if case .string(let string) = content { return "“\(string.text.quotable)”" }
    return text.map { "the \(kind.rawValue) \($0.quotable)" } ?? "another \(kind.rawValue)"
  }
}

extension Diagnostic.Message {
  static func conflictingDefault(_ key: String, _ later: String, _ first: String) -> Self {
    ConflictingDefault.message(
      "the default of “\(key.quotable)” is \(later) here, but \(first) where the key stands first")
  }
}
