import HTML
import Pages
import Testing
import TextInput

/// Text views that cannot be edited.
struct FixedTextViewTests {
  private func markup(_ text: String, _ types: [DataDetectorType]) -> TextInputMarkup {
    var traits = TextInputTraits()
    traits.keyboardType = .twitter
    traits.isSecureTextEntry = true
    traits.dataDetectorTypes = .init(types)
    let object = TextInputObject(.view, on: .phone, isEditable: false)
    return TextInputMarkup(traits.effective(in: object), text: text)
  }

  @Test(
    arguments: [
      ("", [], "<output></output>"),
      ("a\r\n<b>", [.link, .phoneNumber], "<output>a\n&lt;b&gt;</output>"),
      (
        "http://example.com?a&b, ann@example.com, +1 800 555 0199", [.link],
        "<output><a href=\"http://example.com?a&amp;b\">http://example.com?a&amp;b</a>, "
          + "<a href=\"mailto:ann@example.com\">ann@example.com</a>, +1 800 555 0199</output>"
      ),
      (
        "www.example.com +1 800 555 0199", [.phoneNumber],
        "<output>www.example.com <a href=\"tel:+18005550199\">+1 800 555 0199</a></output>"
      ),
      ("www.example.com", [], "<output>www.example.com</output>"),
      (
        "www.example.com", [.address, .calendarEvent],
        "<output data-data-detector-types=\"address calendarEvent\">www.example.com</output>"
      ),
      ("javascript:alert(1)", [.link], "<output>javascript:alert(1)</output>"),
    ] as [(String, [DataDetectorType], String)])
  func showsWhatTheDetectorsFind(_ text: String, _ types: [DataDetectorType], _ expected: String) {
    #expect(markup(text, types).node().markup == expected)
  }

  @Test func carriesTheDetectorsThatItHasNot() throws {
    let detectors = try #require(
      markup("", [.all]).report.first { $0.trait == .dataDetectorTypes })
    #expect(detectors.fidelity == .carried)
    #expect(
      detectors.attributes.map(\.value) == [
        "address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion money "
          + "physicalValue"
      ])
    #expect(markup("", [.link, .phoneNumber]).report.allSatisfy { $0.fidelity == .exact })
  }
}
