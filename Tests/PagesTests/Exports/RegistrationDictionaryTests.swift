import Diagnostics
import Foundation
import Pages
import Settings
import TestSupport
import Testing

struct RegistrationDictionaryTests {
  /// The keys in their order, as the property list has them.
  private func keys(_ dictionary: RegistrationDictionary) -> [String] {
    String(decoding: dictionary.xml, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.hasPrefix("\t<key>") ? String(line.dropFirst(6).dropLast(6)) : nil
    }
  }

  private func read(_ dictionary: RegistrationDictionary) throws -> [String: Any] {
    let plist = try unsafe PropertyListSerialization.propertyList(
      from: Data(dictionary.xml), format: nil)
    return try #require(plist as? [String: Any])
  }

  @Test func everyDefaultIsInItOnce() throws {
    var bundle = BundleFixture(specifiers: [
      BundleFixture.specifier("Group", ["Title": "No key"]),
      BundleFixture.specifier("ToggleSwitch", ["Key": "z", "DefaultValue": "<true/>"]),
      BundleFixture.specifier(
        "ToggleSwitch",
        [
          "Key": "pad", "DefaultValue": "NO", "TrueValue": "YES", "FalseValue": "NO",
          "SupportedUserInterfaceIdioms": "Pad",
        ]),
      BundleFixture.specifier("TextField", ["Key": "nothing"]),
      BundleFixture.specifier("TextField", ["Key": "", "DefaultValue": "lost"]),
      BundleFixture.specifier(
        "TextField", ["Key": "secret", "DefaultValue": "pw", "IsSecure": "<true/>"]),
      BundleFixture.specifier("ChildPane", ["Title": "Sub", "File": "Sub"]),
      BundleFixture.specifier("Slider", ["Key": "a", "DefaultValue": "<real>0.50</real>"]),
    ])
    bundle.files["Sub.plist"] = BundleFixture.page(
      BundleFixture.specifier("MultiValue", ["Key": "m", "DefaultValue": "<integer>2</integer>"]))
    bundle.files["Sub~ipad.plist"] = BundleFixture.page(
      BundleFixture.specifier("MultiValue", ["Key": "m", "DefaultValue": "<integer>3</integer>"])
        + BundleFixture.specifier(
          "Strange", ["Key": "q", "DefaultValue": "<date>2001-01-01T00:00:00Z</date>"]))
    bundle.files["Alone.plist"] = BundleFixture.page(
      BundleFixture.specifier("RadioGroup", ["Key": "alone", "DefaultValue": "x"]))
    let dictionary = RegistrationDictionary(of: bundle.read())
    #expect(keys(dictionary) == ["z", "pad", "secret", "a", "m", "q", "alone"])
    #expect(dictionary.diagnostics.isEmpty)
    let defaults = try read(dictionary)
    #expect(defaults["z"] as? Bool == true)
    #expect(defaults["pad"] as? String == "NO")
    #expect(defaults["a"] as? Double == 0.5)
    #expect(defaults["m"] as? Int == 2)
    #expect(defaults["q"] as? Date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(defaults.count == 7)
  }

  @Test func keysMayBeSpeltInAnyWay() throws {
    let names = ["a b", "a<&>", "é", "e\u{301}", "😀", "\"q\"", "日"]
    let bundle = BundleFixture(
      specifiers: names.map {
        BundleFixture.specifier("TextField", ["Key": $0, "DefaultValue": $0])
      })
    let dictionary = RegistrationDictionary(of: bundle.read())
    #expect(keys(dictionary).count == names.count)
    #expect(try read(dictionary)["a<&>"] as? String == "a<&>")
  }

  @Test func whatNoPropertyListHoldsIsLeftOutAndTold() {
    let bundle = BundleFixture(specifiers: [
      BundleFixture.specifier("Slider", ["Key": "s", "DefaultValue": "<real>much</real>"]),
      BundleFixture.specifier("ToggleSwitch", ["Key": "t", "DefaultValue": "<true/>"]),
    ])
    let dictionary = RegistrationDictionary(of: bundle.read())
    #expect(keys(dictionary) == ["t"])
    #expect(dictionary.diagnostics.map(\.message.rule) == ["malformed-value"])
  }

  @Test func aBundleWithoutDefaultsIsAnEmptyDictionary() throws {
    #expect(try read(RegistrationDictionary(of: BundleFixture([:]).read())).isEmpty)
  }
}
