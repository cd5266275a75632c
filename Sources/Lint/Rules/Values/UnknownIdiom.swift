internal import Diagnostics
internal import PropertyList
internal import Settings

/// A device that nobody knows.
enum UnknownIdiom: SpecifierRule {
  static let facts = RuleFacts(
    "unknown-idiom", .error, "“SupportedUserInterfaceIdioms” names a device that there is none of",
    because: "A name that is not known matches no device: a row that has no other shows nowhere "
      + "(InAppSettingsKit's source; its issue #444).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard let value = row["SupportedUserInterfaceIdioms"] else { return }
    let names = value.array ?? [value]
    let isHidden = !(row.specifier.idioms ?? known).contains(where: known.contains)
    for name in names {
      guard let text = name.string, !known.contains(text) else { continue }
      let suggestion = meant[text.lowercased()] ?? known.nearest(to: text)
      findings.add(
        .unknownIdiom(text, suggestion, isHidden: isHidden), at: name.range, in: row.page,
        fix: (meant[text.lowercased()] ?? known.correction(of: text)).flatMap {
          row.page.file.source?.fix(element: "string", at: name.range, to: $0)
        })
    }
  }

  /// Apple's two, and those of Mac Catalyst and visionOS.
  private static let known = ["Phone", "Pad", "Mac", "Reality", "TV", "Vision"]
  private static let meant = ["iphone": "Phone", "ipad": "Pad", "ipod": "Phone", "tablet": "Pad"]
}

extension Diagnostic.Message {
  static func unknownIdiom(_ text: String, _ suggestion: String?, isHidden: Bool) -> Self {
    UnknownIdiom.message(
      "“\(text)” is no device\(isHidden ? ", so the element shows nowhere" : "")\(hint(suggestion))",
      isHidden ? .error : .warning)
  }
}
