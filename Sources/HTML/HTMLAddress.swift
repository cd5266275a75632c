/// The addresses that a page may lead to: relative ones, and those of a few schemes.
package enum HTMLAddress {
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// What is written in place of an address that is refused; it leads nowhere.
  package static let blocked = "#blocked"

  /// The scheme for which an address is refused, such as `javascript`; nil when it is not.
  package static func refusedScheme(of address: String) -> String? {
    scheme(of: address).flatMap { schemes.contains($0) ? nil : $0 }
  }

  /// Whether an address has one of the schemes that a page may lead to, and so leads out of the site.
  package static func isExternal(_ address: String) -> Bool {
    scheme(of: address).map(schemes.contains) ?? false
  }

  /// The scheme of an address in lower case; nil for a relative one.
  ///
  /// The address is read as browsers do: space and controls before it, and tabs and line ends
  /// within, count for nothing.
  private static func scheme(of address: String) -> String? {
    let utf8 = address.utf8
    guard let end = utf8.firstIndex(where: { isEndOfScheme($0) }), utf8[end] == UInt8(ascii: ":")
    else { return nil }
    let written = utf8[..<end].drop { $0 <= 0x20 }.filter { !isDropped($0) }
    return String(decoding: written, as: UTF8.self).lowercased()
  }

  private static func isEndOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private static func isDropped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
