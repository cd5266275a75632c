/// A text that is being cut into runs.
struct DetectorText {
  let scalars: [Unicode.Scalar]
  /// Where detectors look now.
  var position = 0
  /// Up to where detectors that found nothing have looked already, so that none looks twice.
  var endOfRefusedAddress = 0
  var endOfRefusedEmailAddress = 0
  var endOfRefusedNumber = 0
  private var runs: [DetectedRun] = []
  private var startOfText = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { position >= scalars.count }

  /// The scalar at a place; nil before the beginning and behind the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// Ends the text run, makes a run of the link, and goes on behind it.
  mutating func take(_ range: Range<Int>, _ type: DataDetectorType, _ url: String) {
    flushText(to: range.lowerBound)
    runs.append(DetectedRun(text(range), DetectedLink(type, url)))
    position = range.upperBound
    startOfText = position
  }

  mutating func finish() -> [DetectedRun] {
    flushText(to: scalars.count)
    return runs
  }

  private mutating func flushText(to end: Int) {
    if startOfText < end { runs.append(DetectedRun(text(startOfText..<end))) }
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether the scalar is part of a word in any script.
  var isWordPart: Bool {
    if isASCII { return isASCIILetter || isASCIIDigit || self == "_" }
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
