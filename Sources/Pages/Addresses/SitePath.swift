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
    let target = Array(text.utf8)
    let start = Array(page.text.utf8)
    // What both paths begin with, up to the last slash in it.
    var shared = 0
    for (index, byte) in zip(target, start).enumerated() {
      guard byte.0 == byte.1 else { break }
      if byte.0 == UInt8(ascii: "/") { shared = index + 1 }
    }
    var address: [UInt8] = []
    address.reserveCapacity(target.count + 16)
    for byte in start[shared...] where byte == UInt8(ascii: "/") {
      address.append(contentsOf: "../".utf8)
    }
    address.appendPercentEncoded(target[shared...])
    return String(decoding: address, as: UTF8.self)
  }

  /// The address that leads from a page to the site's folder; empty at the top, else ending in `/`.
  package var root: String {
    String(repeating: "../", count: text.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The path as an absolute address below a base address.
  package func address(below base: String) -> String {
    var address = Array(base.utf8)
    if address.last != UInt8(ascii: "/") { address.append(UInt8(ascii: "/")) }
    address.appendPercentEncoded(Array(text.utf8)[...])
    return String(decoding: address, as: UTF8.self)
  }
}

extension SitePath: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

extension [UInt8] {
  /// Appends a path as a part of an address: all but slashes and the plainest characters encoded.
  ///
  /// A colon is encoded too: in a first component it would end a scheme.
  fileprivate mutating func appendPercentEncoded(_ path: ArraySlice<UInt8>) {
    for byte in path {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "/"):
        append(byte)
      default:
        append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
          append(digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "A"))
        }
      }
    }
  }
}
