import Diagnostics
import PropertyList
import Settings
import TestSupport
import Testing

/// What the values of an element mean.
struct SpecifierTests {
  private func specifier(_ type: String, _ values: KeyValuePairs<String, String>) -> Specifier {
    let page = BundleFixture.page(BundleFixture.specifier(type, values))
    return BundleFixture(["Root.plist": page]).read().files[0].specifiers[0]
  }

  @Test(
    arguments: [
      ("<true/>", nil, nil, true), ("<false/>", nil, nil, false), ("", nil, nil, false),
      ("YES", nil, nil, true), ("NO", nil, nil, false), ("<integer>1</integer>", nil, nil, true),
      ("on", "on", "off", true), ("off", "on", "off", false), ("true", "on", "off", true),
      ("<integer>2</integer>", "<integer>2</integer>", "<integer>3</integer>", true),
      ("<integer>3</integer>", "<integer>2</integer>", "<integer>3</integer>", false),
      ("<true/>", "<false/>", "<true/>", false),
      ("<date>2020-01-01T00:00:00Z</date>", "<date>2020-01-01T00:00:00Z</date>", "no", true),
      ("<data>AQI=</data>", "<data>AQI=</data>", "no", true),
      ("<real>1.0</real>", "<integer>1</integer>", "<integer>0</integer>", true),
      ("no", "no", "yes", true),
    ] as [(String, String?, String?, Bool)])
  func togglesAreOnByTheirValues(
    _ value: String, _ trueValue: String?, _ falseValue: String?, _ isOn: Bool
  ) {
    var keys = value.isEmpty ? "" : "<key>DefaultValue</key>\(element(value))"
    if let trueValue { keys += "<key>TrueValue</key>\(element(trueValue))" }
    if let falseValue { keys += "<key>FalseValue</key>\(element(falseValue))" }
    let page = BundleFixture.page(
      "<dict><key>Type</key><string>PSToggleSwitchSpecifier</string>\(keys)</dict>")
    let specifier = BundleFixture(["Root.plist": page]).read().files[0].specifiers[0]
    guard case .toggleSwitch(let toggle) = specifier.content else {
      Issue.record("no toggle switch")
      return
    }
    #expect(toggle.isOn == isOn)
  }

  private func element(_ value: String) -> String {
    value.hasPrefix("<") ? value : "<string>\(value)</string>"
  }

  @Test(arguments: [
    ("<real>0.5</real>", 0.5), ("<integer>2</integer>", 2), ("3.5abc", 3.5), ("abc", 0),
    ("<real>nan</real>", 0), ("1e400", 0), ("<true/>", 1),
  ])
  func slidersReadNumbersHoweverTheyAreWritten(_ value: String, _ number: Double) {
    let specifier = specifier("Slider", ["DefaultValue": value, "MinimumValue": "0"])
    guard case .slider(let slider) = specifier.content else {
      Issue.record("no slider")
      return
    }
    #expect(slider.value == number)
  }

  @Test func choicesKeepWhatDoesNotMatch() {
    let values = BundleFixture.strings(["a", "b", "c"])
    let more = specifier(
      "MultiValue",
      ["Values": values, "Titles": BundleFixture.strings(["A"]), "DefaultValue": "c"])
    let fewer = specifier(
      "MultiValue",
      [
        "Values": values, "Titles": BundleFixture.strings(["A", "B", "C", "D"]),
        "DefaultValue": "x",
      ])
    guard case .multiValue(let a) = more.content, case .multiValue(let b) = fewer.content else {
      Issue.record("no multi value")
      return
    }
    #expect(a.choices.map(\.title) == ["A", "b", "c"])
    #expect(a.selectedIndex == 2)
    #expect(b.titlesWithoutValue == ["D"])
    #expect(b.selectedIndex == nil)
  }

  @Test func unknownTypesAndKeysAreKept() {
    let page = BundleFixture.page(
      BundleFixture.specifier("Buton", ["Key": "k", "Colour": "red"])
        + BundleFixture.specifier("TextField", ["Key": "t", "AutoCorrectionType": "No"])
        + "<dict><key>Title</key><string>Untyped</string></dict><string>odd</string>")
    let bundle = BundleFixture(["Root.plist": page]).read()
    let specifiers = bundle.files[0].specifiers
    #expect(
      specifiers.map(\.type.name) == [
        "PSButonSpecifier", "PSTextFieldSpecifier", "missing", "missing",
      ])
    #expect(specifiers[0].dictionary["Colour"]?.text == "red")
    #expect(specifiers[1].dictionary["AutoCorrectionType"]?.text == "No")
    #expect(bundle.diagnostics.map(\.message.rule) == ["wrong-type"])
  }

  @Test func everyDocumentedKeyIsKnown() {
    for type in SpecifierType.documented {
      let keys = SpecifierSchema.keys(of: type).map(\.name)
      #expect(keys.first == "Type")
      #expect(keys.last == "SupportedUserInterfaceIdioms")
      #expect(Set(keys).count == keys.count)
    }
  }
}
