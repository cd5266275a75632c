/// How much of an address has been read, as far as that decides what it can still become.
///
/// Reads like a browser: space before the address, and tabs and line ends within, count for nothing.
struct AddressPosition: Hashable {
  enum Stage: Hashable {
    /// Nothing yet.
    case start
    /// What may be a scheme, in lower case, or the beginning of a path.
    case word([UInt8])
    /// A value stands at the start: what follows could still make it a scheme.
    case value
    /// One slash: a second makes it an address on another server.
    case slash
    /// A scheme that values must not follow.
    case foreign
    /// Whatever follows, the scheme is fixed.
    case fixed
  }

  enum Event: Hashable {
    case scheme(String)
    /// Two slashes, behind which another server is named.
    case network
    /// A colon behind a value at the start.
    case colonBehindValue
    /// A character reference other than `&amp;` where it could hide a scheme.
    case reference
  }

  private(set) var stage = Stage.start
  /// A character reference that is being read.
  private var reference: [UInt8] = []
  /// Whether the attribute holds several addresses.
  let isList: Bool

  init(isList: Bool) {
    self.isList = isList
  }

  private static let longestWord = 64
  private static let ampersand = Array("&amp;".utf8)

  mutating func read(_ byte: UInt8) -> Event? {
    if isList, byte == UInt8(ascii: ",") || byte.isMarkupSpace {
      let event = endReference()
      stage = .start
      return event
    }
    switch stage {
    case .fixed, .foreign: return nil
    case .start, .word, .value, .slash: break
    }
    if !reference.isEmpty || byte == UInt8(ascii: "&") { return readReference(byte) }
    return readPlain(byte)
  }

  /// Says what the end of the value means.
  mutating func end() -> Event? { endReference() }

  private mutating func readPlain(_ byte: UInt8) -> Event? {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
    case 0...0x20 where stage == .start: return nil
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): return readSlash()
    case UInt8(ascii: "?"), UInt8(ascii: "#"):
      stage = .fixed
      return nil
    case UInt8(ascii: ":"): return readColon()
    default:
      switch stage {
      case .start: stage = .word([byte.asciiLowercase])
      case .word(let word) where word.count < Self.longestWord:
        stage = .word(word + [byte.asciiLowercase])
      case .slash: stage = .fixed
      case .word, .value, .foreign, .fixed: break
      }
      return nil
    }
  }

  private mutating func readSlash() -> Event? {
    switch stage {
    case .start:
      stage = .slash
      return nil
    case .slash:
      stage = .fixed
      return .network
    case .word, .value, .foreign, .fixed:
      stage = .fixed
      return nil
    }
  }

  private mutating func readColon() -> Event? {
    switch stage {
    case .word(let word):
      let scheme = String(decoding: word, as: UTF8.self)
      stage = AddressScheme.takesValues(scheme) ? .fixed : .foreign
      return .scheme(scheme)
    case .value:
      stage = .foreign
      return .colonBehindValue
    case .start, .slash, .foreign, .fixed:
      stage = .fixed
      return nil
    }
  }

  private mutating func readReference(_ byte: UInt8) -> Event? {
    reference.append(byte)
    guard Self.ampersand.starts(with: reference) else { return endReference() }
    guard reference.count == Self.ampersand.count else { return nil }
    reference = []
    return readPlain(UInt8(ascii: "&"))
  }

  private mutating func endReference() -> Event? {
    guard !reference.isEmpty else { return nil }
    reference = []
    stage = .foreign
    return .reference
  }

  /// A value is written here; says what is wrong with that.
  mutating func readValue(isAddress: Bool) -> ValueProblem? {
    if endReference() != nil { return .unfixedScheme }
    switch stage {
    case .start:
      stage = isAddress ? .value : .fixed
      return isAddress ? nil : .noAddress
    // Two addresses make no scheme that either does not have: whatever ends like one that is
    // allowed runs no script.
    case .value where isAddress: return nil
    case .word, .value, .foreign:
      stage = .fixed
      return .unfixedScheme
    case .slash, .fixed:
      stage = .fixed
      return nil
    }
  }

  enum ValueProblem {
    /// The address begins with a value that is none.
    case noAddress
    /// The value could make a scheme of what stands before it.
    case unfixedScheme
  }
}
