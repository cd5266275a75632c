/// The words of some texts, each once, as `search.js` cuts a query into words too.
///
/// A word is a run of letters, digits and marks. Letters beyond ASCII keep their case and their
/// marks: the script folds words and queries alike, so that there is one rule for both. Scripts that
/// are written without spaces are cut into pairs of characters, and the last character of a run. Of
/// names such as `serverURL` there are the parts too.
struct SearchWords: Sendable {
  private(set) var table = WordTable()
  private var run = Run()

  /// How many bytes of a word count.
  static let longestWord = 64

  /// What has been read of a word, or of a run of characters without spaces.
  private struct Run {
    var bytes: [UInt8] = []
    /// Where the run's last character but one begins, and its last; in scripts without spaces.
    var last: Int?
    var hasInnerCapital = false
  }

  mutating func add(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    let utf8 = text.utf8.span
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      // Most words are nothing but small letters, and can be taken as they stand.
      let plainEnd = run.bytes.isEmpty ? Self.plainWordEnd(from: index, in: utf8) : index
      if plainEnd > index {
        table.insert(utf8.extracting(index..<plainEnd))
        index = plainEnd
      } else if byte < 0x80 {
        if byte.isASCIILetterOrDigit {
          append(ascii: byte)
        } else if !run.bytes.isEmpty {
          end()
        }
        index += 1
      } else {
        let scalar = Self.scalar(at: index, in: utf8)
        append(scalar)
        index += UTF8.width(scalar)
      }
    }
    end()
  }

  private mutating func append(ascii byte: UInt8) {
    if run.last != nil { end() }
    run.bytes.append(byte)
    if run.bytes.count > 1,
      Self.isPartStart(run.bytes.count - 1, in: run.bytes)
        || Self.isPartStart(run.bytes.count - 2, in: run.bytes)
    {
      run.hasInnerCapital = true
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isWrittenWithoutSpaces {
      if run.last == nil { end() }
      let start = run.bytes.count
      run.bytes.append(contentsOf: scalar.utf8)
      if let last = run.last { insert(last..<run.bytes.count) }
      run.last = start
    } else if scalar.isPartOfWord {
      if run.last != nil { end() }
      run.bytes.append(contentsOf: scalar.utf8)
    } else {
      end()
    }
  }

  private mutating func end() {
    guard !run.bytes.isEmpty else { return }
    if let last = run.last {
      insert(last..<run.bytes.count)
    } else {
      let parts = run.hasInnerCapital ? self.parts : []
      for index in run.bytes.indices where run.bytes[index].isASCIIUpperCase {
        run.bytes[index] |= 0x20
      }
      for part in parts { insert(part) }
      insert(0..<run.bytes.count)
    }
    run.bytes.removeAll(keepingCapacity: true)
    run.last = nil
    run.hasInnerCapital = false
  }

  private mutating func insert(_ range: Range<Int>) {
    let bytes = run.bytes
    var end = range.upperBound
    if range.count > Self.longestWord {
      end = range.lowerBound + Self.longestWord
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    table.insert(bytes.span.extracting(range.lowerBound..<end))
  }

  /// The end of a word of small ASCII letters and digits; its start where another word is.
  private static func plainWordEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    while end < utf8.count, utf8[end].isASCIILowerCase || utf8[end].isASCIIDigit { end += 1 }
    let goesOn = end < utf8.count && (utf8[end] >= 0x80 || utf8[end].isASCIIUpperCase)
    return goesOn || end - start > longestWord ? start : end
  }

  /// `server` and `URL` of `serverURL`, and `URL` and `Path` of `URLPath`, as places in the run.
  private var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in 1...run.bytes.count
    where index == run.bytes.count || Self.isPartStart(index, in: run.bytes) {
      parts.append(start..<index)
      start = index
    }
    return parts
  }

  /// Whether a part of a name begins at a place: a capital behind a small letter or a digit, or the
  /// last capital before a small letter.
  private static func isPartStart(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index > 0, bytes[index].isASCIIUpperCase else { return false }
    let before = bytes[index - 1]
    guard before.isASCIIUpperCase else { return before.isASCIILetterOrDigit }
    return index + 1 < bytes.count && bytes[index + 1].isASCIILowerCase
  }

  /// The scalar that begins at a place of a text, which is valid UTF-8.
  private static func scalar(at index: Int, in utf8: Span<UInt8>) -> Unicode.Scalar {
    let first = UInt32(utf8[index])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(length))
    for next in index + 1..<index + length { value = value << 6 | UInt32(utf8[next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is of a script without spaces: Thai, Lao, Burmese, Khmer, Chinese, Japanese.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E01...0x0E4E, 0x0E81...0x0ECD, 0x1000...0x103F, 0x1780...0x17D3, 0x3005...0x3007,
      0x3041...0x3096, 0x3099...0x309A, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the scalar is a letter, a digit or a mark.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIUpperCase: Bool { (0x41...0x5A).contains(self) }
  fileprivate var isASCIILowerCase: Bool { (0x61...0x7A).contains(self) }
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isASCIILetterOrDigit: Bool {
    isASCIILowerCase || isASCIIUpperCase || isASCIIDigit
  }
}
