/// Finds web addresses, e-mail addresses and telephone numbers in a text.
///
/// It would rather miss one than find one that is none. The time is linear in the text’s length.
package struct DataDetector: Sendable {
  /// The detectors that are asked for; those without an implementation find nothing.
  package let types: DataDetectorTypes

  /// The detectors that have an implementation.
  package static let implemented = DataDetectorTypes([.phoneNumber, .link])

  package init(_ types: DataDetectorTypes) { self.types = types }

  /// The text cut into runs: none for an empty text, and joined they are the text again.
  package func runs(in text: String) -> [DetectedRun] {
    guard !types.isDisjoint(with: Self.implemented) else {
      return text.isEmpty ? [] : [DetectedRun(text)]
    }
    var scanner = DetectorText(text)
    let links = types.contains(.init([.link]))
    let phoneNumbers = types.contains(.init([.phoneNumber]))
    while !scanner.isAtEnd {
      if links, scanner.takeWebAddress() || scanner.takeEmailAddress() { continue }
      if phoneNumbers, scanner.takePhoneNumber() { continue }
      scanner.position += 1
    }
    return scanner.finish()
  }
}
