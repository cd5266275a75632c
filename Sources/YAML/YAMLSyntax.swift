import Diagnostics

extension SourceText {
  /// The diagnostic for the place where libyaml cannot go on.
  ///
  /// Where libyaml sees only later that something is missing, the place is that of what lacks it.
  func diagnostic(for problem: YAMLProblem, in text: Range<Int>) -> Diagnostic {
    let clamp = { (offset: Int) in min(text.lowerBound + offset, text.upperBound) }
    let context = problem.contextOffset.map(clamp)
    let words = YAMLSyntaxWords(
      problem, at: utf8[clamp(problem.offset)..<text.upperBound],
      isFirstOnLine: isFirstOnLine(clamp(problem.offset)),
      begunBy: context.flatMap { utf8[$0..<text.upperBound].first })
    var offset = clamp(problem.offset)
    var notes: [Diagnostic.Note] = []
    switch (words.place, context) {
    case (.problem, _), (_, nil): break
    case (.context, let start?): offset = start
    case (.problemWithNote(let note), let start?):
      notes = [.init(note, at: SourceLocation(self, range(start..<start)))]
    }
    // One character is marked, or nothing when the text or line ends here.
    let character = utf8[offset..<text.upperBound].first.map { $0 < 0x20 ? 0 : 1 } ?? 0
    return diagnostic(
      .init(.error, "yaml-syntax", words.text), at: range(offset..<offset + character),
      notes: notes)
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    let before = utf8[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }
}

/// What libyaml says, in words for somebody who does not know how it reads.
private struct YAMLSyntaxWords {
  enum Place {
    /// Where libyaml stopped.
    case problem
    /// Where the thing began that libyaml was reading.
    case context
    /// Where libyaml stopped, with a note where the thing began.
    case problemWithNote(String)
  }

  let text: String
  let place: Place

  /// Takes the bytes from the place on where libyaml stopped, and the byte where what it was
  /// reading began.
  init(
    _ problem: YAMLProblem, at rest: ArraySlice<UInt8>, isFirstOnLine: Bool, begunBy opener: UInt8?
  ) {
    let character = rest.firstCharacter
    (text, place) =
      switch problem.problem {
      case "could not find expected ':'":
        ("this key has no “:” behind it", .context)
      case "mapping values are not allowed in this context":
        (
          "a “:” cannot stand here; text with “: ” in it needs quotes, and a key the indentation of "
            + "its neighbours", .problem
        )
      case "mapping keys are not allowed in this context":
        ("a “?” cannot stand here; text that begins with “? ” needs quotes", .problem)
      case "block sequence entries are not allowed in this context":
        ("a list cannot begin here; “- ” begins a line, with the indentation of its list", .problem)
      case "did not find expected key" where !isFirstOnLine:
        ("expected the end of the line: the value before is complete", .problem)
      case "did not find expected key":
        (
          "expected a key, with the indentation of the mapping's other keys",
          .problemWithNote("the mapping begins here")
        )
      case "did not find expected '-' indicator":
        (
          "expected “- ”, with the indentation of the list's other elements",
          .problemWithNote("the list begins here")
        )
      case "did not find expected ',' or ']'":
        ("expected “,” or “]”", .problemWithNote("the list begins here"))
      case "did not find expected ',' or '}'":
        ("expected “,” or “}”", .problemWithNote("the mapping begins here"))
      case "did not find expected node content":
        (rest.isEmpty ? "expected a value, but the text ends" : "expected a value", .problem)
      case "did not find expected <document start>":
        ("expected the end of the text: the value before is complete", .problem)
      case "found unexpected end of stream", "found unexpected document indicator":
        (
          opener == UInt8(ascii: "'") || opener == UInt8(ascii: "\"")
            ? "this quote is never closed" : "the text ends within this", .context
        )
      case "found unknown escape character":
        (
          "“\\” begins no known escape here; a backslash is written “\\\\”, or the text stands "
            + "in single quotes", .problem
        )
      case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
        ("this escape does not name a character", .problem)
      case "found character that cannot start any token":
        (Self.cannotBegin(character), .problem)
      case "found a tab character where an indentation space is expected",
        "found a tab character that violates indentation":
        ("a tab cannot indent; use spaces", .problem)
      case "found unexpected ':'":
        ("a “:” cannot stand here; the text needs quotes", .problem)
      case "did not find expected alphabetic or numeric character":
        (Self.anchorNeedsName(opener), .context)
      case "did not find expected comment or line break":
        ("only “+”, “-” and a digit can stand behind “|” or “>” on its line", .problem)
      case "found an indentation indicator equal to 0":
        ("the digit behind “|” or “>” is 1 to 9", .problem)
      case "found unknown directive name":
        ("this directive is unknown; text that begins with “%” needs quotes", .context)
      case "found incompatible YAML document":
        ("this version of YAML cannot be read; 1.2 can", .problem)
      case "found undefined tag handle":
        ("the tag's handle is not declared", .problem)
      case "control characters are not allowed":
        ("the control character \(character ?? "") cannot stand in YAML", .problem)
      case "out of memory":
        ("there is not enough memory to read this", .problem)
      case let other where other.contains("octet"):
        ("this is not valid UTF-8", .problem)
      case let other:
        ([other, problem.context].filter { !$0.isEmpty }.joined(separator: " "), .problem)
      }
  }

  private static func cannotBegin(_ character: String?) -> String {
    switch character {
    case "U+0009": "a tab cannot stand here; use spaces"
    case let character?: "a value cannot begin with “\(character)”; put it in quotes"
    case nil: "expected a value, but the text ends"
    }
  }

  private static func anchorNeedsName(_ opener: UInt8?) -> String {
    let sign = opener == UInt8(ascii: "&") ? "&" : "*"
    return "“\(sign)” is followed by a name of letters, digits, “-” and “_”; text that begins with "
      + "it needs quotes"
  }
}

extension ArraySlice<UInt8> {
  /// The first character, or its number when it cannot be shown; nil when there is none.
  fileprivate var firstCharacter: String? {
    guard let scalar = String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    guard scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
