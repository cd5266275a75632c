extension DetectorText {
  /// Takes an address that begins with `http://`, `https://`, `www.` or `mailto:` at the position.
  ///
  /// Returns whether there is one. Punctuation at its end that belongs to the sentence stays text.
  mutating func takeWebAddress() -> Bool {
    guard position >= endOfRefusedAddress, let start = addressStart, !isInsideWord else {
      return false
    }
    let body = position + start.rawValue.unicodeScalars.count
    let whole = position..<endOfAddress(from: body)
    let range = trimmed(whole)
    guard range.upperBound > body, isValid(start, body..<range.upperBound, in: range) else {
      endOfRefusedAddress = whole.upperBound
      return false
    }
    // The scheme is written again, in lower case, so that no other can slip through.
    let rest = text((start == .www ? position : body)..<range.upperBound)
    take(range, .link, start.scheme + rest)
    return true
  }

  private var addressStart: AddressStart? {
    switch scalars[position] {
    case "h", "H", "w", "W", "m", "M": AddressStart.allCases.first(where: begins)
    default: nil
    }
  }

  private func begins(with start: AddressStart) -> Bool {
    let expected = start.rawValue.unicodeScalars
    guard position + expected.count <= scalars.count else { return false }
    return zip(expected, scalars[position...]).allSatisfy { $0 == $1.lowercasedASCII }
  }

  /// Whether the position continues what stands before it.
  ///
  /// Letters beyond ASCII do not count: many scripts put no space before an address.
  private var isInsideWord: Bool {
    guard let before = scalar(at: position - 1) else { return false }
    return before.isASCII && (before.isWordPart || "@.-/+%&#".unicodeScalars.contains(before))
  }

  private func endOfAddress(from start: Int) -> Int {
    var end = start
    var isInHost = true
    while let next = scalar(at: end), next.isAddressPart {
      if "/?#".unicodeScalars.contains(next) { isInHost = false }
      // Text that goes on without a space behind `example.com`.
      if isInHost, next.isWrittenWithoutSpaces, scalars[end - 1].isASCII { break }
      end += 1
    }
    return end
  }

  /// The range without the punctuation that ends a sentence or closes a bracket before it.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var unopened = scalars[range].reduce(0) { count, scalar in
      scalar == ")" ? count + 1 : scalar == "(" ? count - 1 : count
    }
    var end = range.upperBound
    while end > range.lowerBound {
      let last = scalars[end - 1]
      if last == ")", unopened > 0 {
        unopened -= 1
      } else if !".,;:!?'*(".unicodeScalars.contains(last) {
        break
      }
      end -= 1
    }
    return range.lowerBound..<end
  }

  private func isValid(_ start: AddressStart, _ body: Range<Int>, in whole: Range<Int>) -> Bool {
    switch start {
    case .http, .https:
      return isAuthority(prefix(of: body, upTo: "/?#"), minimumLabels: 1)
    case .www:
      return isAuthority(prefix(of: whole, upTo: "/?#"), minimumLabels: 3)
    case .mailto:
      let address = prefix(of: body, upTo: "?")
      return emailAddress(at: address.lowerBound) == address
    }
  }

  private func prefix(of range: Range<Int>, upTo ends: String) -> Range<Int> {
    let end = scalars[range].firstIndex { ends.unicodeScalars.contains($0) }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  /// Whether the range is a host, with or without a port, and without the user’s name that would
  /// let an address pretend to lead elsewhere.
  private func isAuthority(_ range: Range<Int>, minimumLabels: Int) -> Bool {
    let parts = scalars[range].split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, host.count <= 253 else { return false }
    if parts.count == 2 {
      guard (1...5).contains(parts[1].count), parts[1].allSatisfy(\.isASCIIDigit) else {
        return false
      }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= minimumLabels, labels.allSatisfy(isHostLabel) else { return false }
    return minimumLabels == 1 || labels.last.map(isTopLevelLabel) ?? false
  }

  private func isHostLabel(_ label: ArraySlice<Unicode.Scalar>) -> Bool {
    label.first?.isWordPart ?? false && label.last?.isWordPart ?? false
      && label.allSatisfy { $0.isWordPart || $0 == "-" }
  }

  private func isTopLevelLabel(_ label: ArraySlice<Unicode.Scalar>) -> Bool {
    label.count >= 2 && label.allSatisfy { $0.isASCIILetter || !$0.isASCII }
  }
}

/// How an address begins, in lower case.
private enum AddressStart: String, CaseIterable {
  case http = "http://"
  case https = "https://"
  case www = "www."
  case mailto = "mailto:"

  /// What its link begins with.
  var scheme: String { self == .www ? "http://" : rawValue }
}

extension Unicode.Scalar {
  fileprivate var lowercasedASCII: Self {
    ("A"..."Z").contains(self) ? Self(UInt8(truncatingIfNeeded: value) | 0x20) : self
  }

  /// Whether an address may hold the scalar: ASCII as RFC 3986 has it but for brackets, and letters
  /// and digits of every script.
  fileprivate var isAddressPart: Bool {
    isWordPart || isASCII && "-._~:/?#@!$&'()*+,;=%".unicodeScalars.contains(self)
  }

  /// Whether the scalar belongs to a script that puts no spaces between words.
  fileprivate var isWrittenWithoutSpaces: Bool {
    properties.isIdeographic || (0x3040...0x30FF).contains(value)
  }
}
