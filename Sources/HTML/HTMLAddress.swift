/// The addresses that a page may lead to: relative ones, and those of a few schemes.
package enum HTMLAddress {
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// What is written in place of an address that is refused; it leads nowhere.
  package static let blocked = "#blocked"

  /// The scheme for which an address is refused, such as `javascript`; nil when it is not.
  ///
  /// The address is read as browsers do: space and controls before it, and tabs and line ends
  /// within, count for nothing.
  package static func refusedScheme(of address: String) -> String? {
    var scheme: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case 0...0x20 where scheme.isEmpty: continue
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      case UInt8(ascii: ":"):
        let name = String(decoding: scheme, as: UTF8.self).lowercased()
        return schemes.contains(name) ? nil : name
      default: scheme.append(byte)
      }
    }
    return nil
  }
}
