/// How a file's bytes spell text.
package struct TextEncoding: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// Another encoding, by the name that the file gives it.
    case named(String)
  }

  package let form: Form
  /// Whether the file begins with a byte order mark.
  package let hasMark: Bool

  package init(_ form: Form, hasMark: Bool = false) {
    self.form = form
    self.hasMark = hasMark
  }

  package static let utf8 = Self(.utf8)
}

extension TextEncoding {
  /// A text's bytes, without byte order mark, as they continue a file; UTF-8 where the encoding is one
  /// that only its readers know.
  package func bytes(of text: String) -> [UInt8] {
    switch form {
    case .utf8, .named: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }
}

extension SourceText {
  /// A file's bytes as text: UTF-8 or UTF-16, with or without byte order mark.
  ///
  /// UTF-16 without a mark is told by its zero bytes. What is not valid in its encoding becomes
  /// U+FFFD, and ``DecodedText/firstInvalidOffset`` says where the first such place is.
  package static func decoding(_ bytes: [UInt8], path: String) -> DecodedText {
    let encoding = TextEncoding(detecting: bytes)
    let payload = bytes.dropFirst(encoding.markLength)
    var decoder = TextDecoder()
    switch encoding.form {
    case .utf16LittleEndian: decoder.decodeUTF16(payload, littleEndian: true)
    case .utf16BigEndian: decoder.decodeUTF16(payload, littleEndian: false)
    case .utf8, .named: decoder.decodeUTF8(payload)
    }
    return DecodedText(
      source: SourceText(path: path, utf8: decoder.utf8, encoding: encoding),
      firstInvalidOffset: decoder.firstInvalidOffset)
  }
}

/// A text, and where its bytes were no text.
package struct DecodedText: Sendable {
  package let source: SourceText
  /// The offset, in the text's UTF-8, of the first place that was not valid; nil when all was.
  package let firstInvalidOffset: Int?
}

extension TextEncoding {
  fileprivate init(detecting bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(.utf8, hasMark: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self.init(.utf16LittleEndian, hasMark: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.init(.utf16BigEndian, hasMark: true)
    } else {
      self.init(Self.unmarkedForm(of: bytes))
    }
  }

  /// UTF-16 text of any language has zero bytes at the places of one parity, through its spaces,
  /// quotes and line ends; UTF-8 text has none.
  private static func unmarkedForm(of bytes: [UInt8]) -> Form {
    guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return .utf8 }
    var zeros = (even: 0, odd: 0)
    for (offset, byte) in bytes.prefix(4096).enumerated() where byte == 0 {
      if offset.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    if zeros.odd > zeros.even { return .utf16LittleEndian }
    if zeros.even > zeros.odd { return .utf16BigEndian }
    return .utf8
  }

  fileprivate var markLength: Int {
    guard hasMark else { return 0 }
    return form == .utf8 ? 3 : 2
  }

  /// The byte order mark of a file in UTF-8 that has one.
  var utf8Mark: [UInt8] { hasMark && form == .utf8 ? [0xEF, 0xBB, 0xBF] : [] }

  /// A file's bytes for a text in UTF-8, with the byte order mark; nil for encodings that are not of
  /// Unicode.
  package func bytes(of utf8: [UInt8]) -> [UInt8]? {
    switch form {
    case .utf8: utf8Mark + utf8
    case .utf16LittleEndian:
      Self.utf16(of: utf8, hasMark) { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      Self.utf16(of: utf8, hasMark) { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .named: nil
    }
  }

  private static func utf16(
    of utf8: [UInt8], _ hasMark: Bool, _ bytes: (UInt16) -> [UInt8]
  ) -> [UInt8] {
    var file = hasMark ? bytes(0xFEFF) : []
    file.reserveCapacity(2 * utf8.count + 2)
    for unit in String(decoding: utf8, as: UTF8.self).utf16 { file += bytes(unit) }
    return file
  }
}

private struct TextDecoder {
  var utf8: [UInt8] = []
  var firstInvalidOffset: Int?

  mutating func decodeUTF8(_ bytes: ArraySlice<UInt8>) {
    // The standard library's validation is the quick way for the text that is right, which is
    // nearly all of it.
    if String(validating: bytes, as: UTF8.self) != nil {
      utf8 = Array(bytes)
      return
    }
    var codec = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): append(scalar)
      case .error: appendInvalid()
      case .emptyInput: return
      }
    }
  }

  mutating func decodeUTF16(_ bytes: ArraySlice<UInt8>, littleEndian: Bool) {
    utf8.reserveCapacity(bytes.count)
    var lead: UInt32?
    var offset = bytes.startIndex
    while offset + 1 < bytes.endIndex {
      let first = UInt32(bytes[offset])
      let second = UInt32(bytes[offset + 1])
      let unit = littleEndian ? first | second << 8 : first << 8 | second
      offset += 2
      switch (lead, unit) {
      case (let high?, 0xDC00...0xDFFF):
        append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00))
        lead = nil
        continue
      case (_?, _):
        appendInvalid()
        lead = nil
      case (nil, _): break
      }
      switch unit {
      case 0xD800...0xDBFF: lead = unit
      case 0xDC00...0xDFFF: appendInvalid()
      default: append(unit)
      }
    }
    if lead != nil || offset < bytes.endIndex { appendInvalid() }
  }

  private mutating func append(_ value: UInt32) {
    if value < 0x80 {
      utf8.append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value) {
      append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    utf8.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
  }

  private mutating func appendInvalid() {
    if firstInvalidOffset == nil { firstInvalidOffset = utf8.count }
    utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }
}
