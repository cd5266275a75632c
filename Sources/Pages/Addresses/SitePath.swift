/// The path of a file in a site, relative to the site's folder, with `/` between its components.
package struct SitePath: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The address by which a page leads to the file: relative, and percent-encoded.
  ///
  /// Links without a server name need no base address: they work from a disk, and below any path.
  package func address(from page: SitePath) -> String {
    let target = text.split(separator: "/")
    let start = page.text.split(separator: "/").dropLast()
    let shared = zip(target.dropLast(), start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + target.dropFirst(shared).map { $0.percentEncoded }).joined(separator: "/")
  }

  /// The address that leads from a page to the site's folder; empty at the top, else ending in `/`.
  package var root: String {
    String(repeating: "../", count: text.split(separator: "/").count - 1)
  }

  /// The path as an absolute address below a base address.
  package func address(below base: String) -> String {
    let path = text.split(separator: "/").map { $0.percentEncoded }.joined(separator: "/")
    return base.hasSuffix("/") ? base + path : "\(base)/\(path)"
  }
}

extension SitePath: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

extension Substring {
  /// The text as one component of an address.
  ///
  /// A colon is encoded too: in a first component it would end a scheme.
  fileprivate var percentEncoded: String {
    var result: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
        result.append(byte)
      default:
        result.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
          result.append(digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "A"))
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
