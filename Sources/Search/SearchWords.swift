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
      if byte < 0x80 {
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
    if run.bytes.count > 1, Self.isPartStart(run.bytes.count - 1, in: run.bytes)
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
      if let last = run.last { table.insert(run.bytes[last...]) }
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
      table.insert(run.bytes[last...])
    } else {
      if run.hasInnerCapital { insertParts() }
      for index in run.bytes.indices where run.bytes[index].isASCIIUpperCase {
        run.bytes[index] |= 0x20
      }
      insert(run.bytes[...])
    }
    run.bytes.removeAll(keepingCapacity: true)
    run.last = nil
    run.hasInnerCapital = false
  }

  private mutating func insert(_ word: ArraySlice<UInt8>) {
    var word = word
    if word.count > Self.longestWord {
      var end = word.startIndex + Self.longestWord
      while word[end] & 0xC0 == 0x80 { end -= 1 }
      word = word[..<end]
    }
    table.insert(word)
  }

  /// Inserts `server` and `url` of `serverURL`, and `url` and `path` of `URLPath`.
  private mutating func insertParts() {
    let bytes = run.bytes
    var start = 0
    for index in 1...bytes.count
    where index == bytes.count || Self.isPartStart(index, in: bytes) {
      insert(bytes[start..<index].map { $0.isASCIIUpperCase ? $0 | 0x20 : $0 }[...])
      start = index
    }
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
  fileprivate var isASCIILetterOrDigit: Bool {
    isASCIILowerCase || isASCIIUpperCase || (0x30...0x39).contains(self)
  }
}
