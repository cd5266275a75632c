extension DetectorText {
  /// Takes a telephone number that begins at the position; returns whether there is one.
  mutating func takePhoneNumber() -> Bool {
    guard position >= endOfRefusedNumber, beginsNumber(at: position) else { return false }
    let end = endOfNumber(from: position)
    var number = position..<end
    while let last = scalar(at: number.upperBound - 1), !last.isASCIIDigit,
      number.upperBound > position
    {
      number = position..<(number.upperBound - 1)
    }
    // In “(555 0100)” the bracket is the sentence’s.
    if scalar(at: position) == "(", !scalars[number].contains(")") {
      number = min(position + 1, number.upperBound)..<number.upperBound
    }
    guard let digits = PhoneNumber(scalars[number])?.dialled, !isContinued(at: number.upperBound)
    else {
      endOfRefusedNumber = end
      return false
    }
    take(number, .phoneNumber, "tel:" + digits)
    return true
  }

  private func beginsNumber(at index: Int) -> Bool {
    let first = scalars[index]
    guard first.isASCIIDigit || first == "+" || first == "(" else { return false }
    guard let before = scalar(at: index - 1) else { return true }
    if ".,:".unicodeScalars.contains(before) {
      return !(scalar(at: index - 2)?.isASCIIDigit ?? false)
    }
    // A bracket was looked at together with what it encloses.
    if before == "(" { return first == "(" }
    return !before.isWordPart && !"+-/@#$€£¥%=&*~^\\".unicodeScalars.contains(before)
  }

  /// The end of the digits, and of the separators that may stand between them.
  private func endOfNumber(from start: Int) -> Int {
    var end = start
    while let next = scalar(at: end) {
      let before = end > start ? scalars[end - 1] : nil
      let isAllowed =
        switch next {
        case _ where next.isASCIIDigit: true
        case "+": before == nil || before == "(" && end == start + 1
        case "(": before?.isASCIIDigit ?? true || before?.isNumberSeparator ?? true
        case ")": before?.isASCIIDigit ?? false
        case _ where next.isNumberSeparator: before?.isASCIIDigit ?? false || before == ")"
        default: false
        }
      guard isAllowed else { break }
      end += 1
    }
    return end
  }

  /// Whether what stands at a place belongs to the number before it, so that it is none.
  private func isContinued(at index: Int) -> Bool {
    guard let next = scalar(at: index) else { return false }
    if ".,:-/\u{2013}".unicodeScalars.contains(next) {
      return scalar(at: index + 1)?.isWordPart ?? false
    }
    return next.isWordPart || "@%=+*#$€£¥°".unicodeScalars.contains(next)
  }
}

/// A telephone number taken apart.
private struct PhoneNumber {
  private let isInternational: Bool
  private let groups: [String]
  private let separators: Set<Unicode.Scalar>

  /// Takes a number apart into its groups of digits; nil when its brackets do not match.
  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    isInternational = scalars.prefix(2).contains("+")
    var groups: [String] = []
    var separators: Set<Unicode.Scalar> = []
    var bracket: [String]?
    var isInGroup = false
    for scalar in scalars {
      switch scalar {
      case _ where scalar.isASCIIDigit:
        if !isInGroup { groups.append("") }
        groups[groups.count - 1].unicodeScalars.append(scalar)
      case "(":
        guard bracket == nil else { return nil }
        bracket = groups
      case ")":
        guard let before = bracket else { return nil }
        // In “+44 (0)20” the zero is dialled only at home.
        if isInternational, groups.count == before.count + 1, groups.last == "0" {
          groups = before
        }
        bracket = nil
      case "+": break
      default: separators.insert(scalar)
      }
      isInGroup = scalar.isASCIIDigit
    }
    guard bracket == nil else { return nil }
    self.groups = groups
    self.separators = separators
  }

  /// The digits to dial, behind a plus sign where there was one; nil when it is no number that one
  /// calls.
  var dialled: String? {
    let digits = groups.joined()
    if isInternational {
      return (8...15).contains(digits.utf8.count) && !digits.hasPrefix("0") ? "+" + digits : nil
    }
    return isNorthAmerican || isWithTrunkPrefix ? digits : nil
  }

  /// Whether it is written as in `(212) 555-0100` or `1-212-555-0100`.
  private var isNorthAmerican: Bool {
    let local = groups.first == "1" ? Array(groups.dropFirst()) : groups
    return local.map(\.utf8.count) == [3, 3, 4]
      && local.dropLast().allSatisfy { $0 >= "2" }
  }

  /// Whether it begins with the zero that most countries dial first, and is no date, version or
  /// network address.
  private var isWithTrunkPrefix: Bool {
    let lengths = groups.map(\.utf8.count)
    guard let first = groups.first, first.hasPrefix("0"), first.utf8.count >= 2, groups.count >= 2,
      (9...15).contains(lengths.reduce(0, +)),
      groups.contains(where: { $0.contains { $0 != "0" } })
    else { return false }
    if lengths.starts(with: [2, 2, 4]) { return false }
    return separators != ["."] || groups.count > 4
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may stand between the digits of a telephone number: a space that does not
  /// break the line, a hyphen, an en dash, or a full stop.
  fileprivate var isNumberSeparator: Bool {
    " -.\u{A0}\u{202F}\u{2010}\u{2011}\u{2013}".unicodeScalars.contains(self)
  }
}
