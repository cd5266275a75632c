extension DetectorText {
  /// Takes an e-mail address that begins at the position; returns whether there is one.
  mutating func takeEmailAddress() -> Bool {
    guard position >= endOfRefusedEmailAddress, scalars[position].isWordPart,
      !isInsideAddress
    else { return false }
    if let range = emailAddress(at: position) {
      take(range, .link, "mailto:" + text(range))
      return true
    }
    endOfRefusedEmailAddress = endOfLocalPart(from: position)
    if scalar(at: endOfRefusedEmailAddress) == ":", scalar(at: endOfRefusedEmailAddress + 1) == "/"
    {
      // In `ftp://name:word@example.com` is no e-mail address.
      while let next = scalar(at: endOfRefusedEmailAddress), !next.properties.isWhitespace {
        endOfRefusedEmailAddress += 1
      }
    }
    return false
  }

  /// The range of the e-mail address that begins at a place: ASCII, with a domain of two labels or
  /// more, such that nothing of a word follows; nil when there is none.
  func emailAddress(at start: Int) -> Range<Int>? {
    let at = endOfLocalPart(from: start)
    guard scalar(at: at) == "@", (1...64).contains(at - start), isLocalPart(start..<at) else {
      return nil
    }
    var end = at + 1
    var labels = [end..<end]
    while let next = scalar(at: end) {
      if next.isASCIILetter || next.isASCIIDigit || next == "-" {
        end += 1
        labels[labels.count - 1] = labels[labels.count - 1].lowerBound..<end
      } else if next == ".", let following = scalar(at: end + 1),
        following.isASCIILetter || following.isASCIIDigit
      {
        end += 1
        labels.append(end..<end)
      } else {
        break
      }
    }
    guard end - at <= 254, labels.count >= 2, labels.allSatisfy(isDomainLabel),
      let last = labels.last, last.count >= 2, scalars[last].allSatisfy(\.isASCIILetter)
    else { return nil }
    if let next = scalar(at: end), next.isWordPart || next == "@" { return nil }
    return start..<end
  }

  /// Whether the position continues what stands before it, such as in `d'Arc@example.com`.
  private var isInsideAddress: Bool {
    guard let before = scalar(at: position - 1) else { return false }
    if before.isWordPart || before == "@" { return true }
    guard "!#$%&'*+-./=?^`{|}~".unicodeScalars.contains(before) else { return false }
    return scalar(at: position - 2)?.isWordPart ?? false
  }

  private func endOfLocalPart(from start: Int) -> Int {
    var end = start
    while let next = scalar(at: end),
      next.isASCIILetter || next.isASCIIDigit || "._+-".unicodeScalars.contains(next)
    {
      end += 1
    }
    return end
  }

  private func isLocalPart(_ range: Range<Int>) -> Bool {
    scalars[range].split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty }
  }

  private func isDomainLabel(_ range: Range<Int>) -> Bool {
    (1...63).contains(range.count) && scalars[range.lowerBound] != "-"
      && scalars[range.upperBound - 1] != "-"
  }
}
