package import Diagnostics

extension SourceText {
  /// The change of an XML element's text to another; nil in files of other formats.
  ///
  /// - Parameters:
  ///   - element: The name of the element, as `string` or `key`.
  ///   - range: The element with its tags.
  ///   - text: The new text.
  /// - Returns: The fix, which says what is written.
  package func fix(
    element: String, at range: SourceRange?, to text: String
  ) -> Diagnostic.Fix? {
    guard let range, isElement(at: range) else { return nil }
    let escaped = text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
    return .init("write “\(text)”", [.init(self, range, "<\(element)>\(escaped)</\(element)>")])
  }

  /// The change of an XML element to a Boolean; nil in files of other formats.
  package func fix(at range: SourceRange?, to flag: Bool) -> Diagnostic.Fix? {
    guard let range, isElement(at: range) else { return nil }
    return .init("write <\(flag)/>", [.init(self, range, "<\(flag)/>")])
  }

  /// Whether a range is an element of XML, and one without comments, which a fix would drop.
  private func isElement(at range: SourceRange) -> Bool {
    let text = utf8[offset(of: range.start)..<max(offset(of: range.start), offset(of: range.end))]
    return text.first == UInt8(ascii: "<") && text.firstRange(of: Array("<!--".utf8)) == nil
  }
}
