import Settings
import TestSupport
import Testing

/// The number that a text begins with, as `doubleValue` reads it.
struct NumberReadingTests {
  /// The value of a slider from −7; a default that is no number counts as none.
  private func value(_ text: String) throws -> Double {
    let slider = BundleFixture.specifier(
      "Slider", ["Key": "k", "MinimumValue": "<integer>-7</integer>", "DefaultValue": text])
    let file = try #require(BundleFixture(specifiers: [slider]).read().files.first)
    guard case .slider(let read) = try #require(file.specifiers.first).content else { return .nan }
    return read.value
  }

  @Test(arguments: [
    ("12abc", 12), ("  5", 5), ("+5", 5), ("-.5e1x", -5), ("1e", 1), ("1e+", 1), ("1e-1-1", 0.1),
    ("5.", 5), ("5.x", 5), ("5.5.5", 5.5), ("1E2e3", 100), ("0x10", 0), ("1e999", -7), (".", -7),
    ("+-1", -7), ("e5", -7), ("x", -7), ("nan", -7), ("inf", -7), ("１", -7),
  ])
  func aTextIsReadAsFarAsItGoes(text: String, number: Double) throws {
    #expect(try value(text) == number)
  }

  /// Once took as long as the square of the text's length: hours.
  @Test func aLongTextIsReadOnce() throws {
    #expect(try value("+-" + String(repeating: "1", count: 1_000_000)) == -7)
    #expect(try value(String(repeating: "0", count: 1_000_000) + "1.") == 1)
  }
}
