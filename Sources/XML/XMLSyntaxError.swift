private import CExpat
import Diagnostics

/// The words for what expat reports by number.
enum XMLSyntaxError {
  /// Whether a note should show the element that is open.
  static func concernsOpenTag(_ code: UInt32) -> Bool {
    [XML_ERROR_TAG_MISMATCH, XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN]
      .contains(XML_Error(code))
  }

  static func words(
    for code: UInt32, at offset: Int, in source: SourceText, openTag: String?
  ) -> String {
    switch XML_Error(code) {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_ASYNC_ENTITY:
      openTag.map { "the file ends before “<\($0)>” is closed" } ?? "the file has no element"
    case XML_ERROR_TAG_MISMATCH:
      openTag.map { "this end tag does not close “<\($0)>”, which is open here" }
        ?? "this end tag has no start tag"
    case XML_ERROR_INVALID_TOKEN: wordsForInvalidToken(at: offset, in: source)
    case XML_ERROR_UNCLOSED_TOKEN: "the file ends within this"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: "the CDATA section is never closed by “]]>”"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "the tag has an attribute twice"
    case XML_ERROR_UNDEFINED_ENTITY: "the entity is not declared"
    case XML_ERROR_RECURSIVE_ENTITY_REF: "the entity refers to itself"
    case XML_ERROR_BAD_CHAR_REF: "the reference means no character that XML allows"
    case XML_ERROR_BINARY_ENTITY_REF: "the entity is declared as binary and cannot stand in text"
    case XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF:
      "an attribute refers to another file, which is not read"
    case XML_ERROR_MISPLACED_XML_PI:
      "an XML declaration can only stand at the beginning of the file"
    case XML_ERROR_PARAM_ENTITY_REF: "“%” cannot stand within a declaration here"
    case XML_ERROR_PUBLICID: "the public identifier holds a character that it may not"
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
      "entities expand to far more text than the file holds; reading ends here"
    case XML_ERROR_NO_MEMORY: "there is no memory left to read this"
    default: "this is no XML"
    }
  }

  /// The place of the mistake, where expat gives the place at which it noticed it.
  static func culprit(for code: UInt32, at offset: Int, in source: SourceText) -> Int {
    guard [XML_ERROR_INVALID_TOKEN, XML_ERROR_JUNK_AFTER_DOC_ELEMENT].contains(XML_Error(code))
    else { return offset }
    let utf8 = source.utf8
    var start = offset
    while start > 0, offset - start < 40, isPartOfReference(utf8[start - 1]) { start -= 1 }
    if start > 0, utf8[start - 1] == UInt8(ascii: "&") { return start - 1 }
    if offset > 0, utf8[offset - 1] == UInt8(ascii: "<") { return offset - 1 }
    return offset
  }

  private static func isPartOfReference(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// What is wrong with a character that can stand nowhere in XML, or not here.
  private static func wordsForInvalidToken(at offset: Int, in source: SourceText) -> String {
    let utf8 = source.utf8
    let byte = offset < utf8.count ? utf8[offset] : 0x20
    return switch byte {
    case UInt8(ascii: "&"): "“&” in text is written “&amp;”"
    case UInt8(ascii: "<"): "“<” in text is written “&lt;”"
    case 0..<0x20, 0x7F: "the control character \(codePoint(byte)) cannot stand in XML"
    case _ where offset > 1 && utf8[offset - 2..<offset].elementsEqual("--".utf8):
      "“--” cannot stand within a comment"
    default: "this cannot stand here in XML"
    }
  }

  private static func codePoint(_ byte: UInt8) -> String {
    let hex = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
