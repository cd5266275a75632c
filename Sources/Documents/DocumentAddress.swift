/// An address that a document names, in its parts.
package struct DocumentAddress: Hashable, Sendable {
  /// The path with its percent-encoding resolved; empty for a place in the page itself.
  package let path: String
  /// What stands behind `?`, as written; nil without one.
  package let query: String?
  /// What stands behind `#`, with its percent-encoding resolved; nil without one.
  package let fragment: String?

  package init(_ address: String) {
    var rest = Substring(address)
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...]).removingPercentEncoding
      rest = rest[..<hash]
    } else {
      fragment = nil
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    } else {
      query = nil
    }
    path = String(rest).removingPercentEncoding
  }

  /// A part of an address with `%XX` as the bytes that they stand for; what stands for no text stays
  /// as it is.
  package static func decoded(_ text: String) -> String { text.removingPercentEncoding }
}

extension String {
  /// The text with `%XX` as the bytes they stand for; what stands for no text stays as it is.
  fileprivate var removingPercentEncoding: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let written = Array(utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < written.count {
      if written[index] == UInt8(ascii: "%"), index + 2 < written.count,
        let high = written[index + 1].hexDigit, let low = written[index + 2].hexDigit
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(written[index])
        index += 1
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
