import Diagnostics
import InterfaceBuilder
import PropertyList
import Settings
import TestSupport
import Testing
import TextInput

struct DocumentTests {
  @Test(arguments: [
    (#"keyboardType="alphabet""#, "keyboardType=asciiCapable"),
    (#"keyboardType="ASCIICapableNumberPad""#, "keyboardType=asciiCapableNumberPad"),
    (#"keyboardType="numbersAndPunctuation""#, "keyboardType=numbersAndPunctuation"),
    (#"autocapitalizationType="allCharacters""#, "autocapitalizationType=allCharacters"),
    (#"autocorrectionType="no""#, "autocorrectionType=no"),
    (#"spellCheckingType="yes""#, "spellCheckingType=yes"),
    (#"returnKeyType="emergencyCall""#, "returnKeyType=emergencyCall"),
    (#"keyboardAppearance="alert""#, "keyboardAppearance=dark"),
    (#"secureTextEntry="YES""#, "isSecureTextEntry=true"),
    (#"enablesReturnKeyAutomatically="YES""#, "enablesReturnKeyAutomatically=true"),
    (#"smartDashesType="no""#, "smartDashesType=no"),
    (#"textContentType="one-time-code""#, "textContentType=oneTimeCode"),
  ])
  func aTraitIsAnAttribute(_ attribute: String, _ trait: String) {
    let bundle = InterfaceFixture.views(
      "<textField id=\"f\"><textInputTraits key=\"textInputTraits\" \(attribute)/></textField>"
    ).read()
    #expect(bundle.specifiers.map(\.declaredTraits) == [[trait]])
    #expect(bundle.diagnostics.isEmpty)
  }

  @Test func whatIsNotSaidHasTheDefaultsOfInterfaceBuilder() {
    let bundle = InterfaceFixture.views("<textField id=\"f\"/>").read()
    #expect(
      bundle.specifiers.first?.textInputTraits?.traits
        == TextInputTraits(defaultsOf: .interfaceBuilder))
  }

  @Test(arguments: [
    (#"<textField text="a"/>"#, "a"), ("<textField/>", nil),
    ("<textField><string key=\"text\">a\nb</string></textField>", "a\nb"),
    ("<textView><string key=\"text\"> a </string></textView>", " a "),
    ("<textView><mutableString key=\"text\">a</mutableString></textView>", "a"),
    (
      "<textView><string key=\"text\" base64-UTF8=\"YES\">\nRmlsZSdz\n IE93bmVyA\n</string></textView>",
      "File's Owner"
    ),
    (#"<textView text="plain"><attributedString key="attributedText"/></textView>"#, "plain"),
    (
      """
      <textView usesAttributedText="YES" text="plain"><attributedString key="attributedText">
      <fragment content="a "><attributes/></fragment>
      <fragment><string key="content">b</string></fragment></attributedString></textView>
      """, "a b"
    ),
  ])
  func aTextStandsInAnAttributeOrAnElement(_ xml: String, _ text: String?) {
    let specifier = InterfaceFixture.views(xml).read().specifiers.first
    #expect(specifier?.defaultValue?.string == text)
    #expect(specifier?.text == text ?? "")
  }

  @Test func fragmentsKeepTheirStyles() throws {
    let bundle = InterfaceFixture.views(
      """
      <textView editable="NO" usesAttributedText="YES"><attributedString key="attributedText">
      <fragment content="bold"><attributes>
        <font key="NSFont" size="15" name="HelveticaNeue-BoldItalic"/>
        <color key="NSColor" red="1" green="0.5" blue="0" alpha="1"/></attributes></fragment>
      <fragment content="link"><attributes>
        <font key="NSFont" metaFont="system"/><color key="NSColor" white="0" alpha="1"/>
        <integer key="NSUnderline" value="1"/><url key="NSLink" string="https://example.com"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
      </attributedString></textView>
      """
    ).read()
    guard case .textView(let view) = try #require(bundle.specifiers.first).content else {
      Issue.record("no text view")
      return
    }
    var bold = AttributedText.Style()
    (bold.isBold, bold.isItalic) = (true, true)
    bold.foregroundColor = .init(red: 255, green: 128, blue: 0)
    var link = AttributedText.Style()
    (link.isUnderlined, link.link, link.alignment) = (true, "https://example.com", .center)
    #expect(view.text == AttributedText([.init("bold", bold), .init("link", link)]))
    #expect(!view.isEditable)
  }

  @Test(arguments: [
    ("", []), ("<dataDetectorType key=\"dataDetectorTypes\"/>", ["dataDetectorTypes=none"]),
    (
      "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" address=\"NO\" phoneNumber=\"YES\"/>",
      ["dataDetectorTypes=phoneNumber link"]
    ),
  ])
  func detectorsAreAttributes(_ xml: String, _ traits: [String]) {
    let bundle = InterfaceFixture.views("<textView>\(xml)</textView>").read()
    #expect(bundle.specifiers.map(\.declaredTraits) == [traits])
  }

  @Test(arguments: [
    (["nameField": "f"], "nameField"), ([:], "f"), (["other": "g"], "f"),
    (["view": "f", "zip": "f"], "zip"),
  ])
  func theOutletIsTheKey(_ outlets: [String: String], _ key: String) {
    let bundle = InterfaceFixture.views("<textField id=\"f\"/>", outlets: outlets).read()
    #expect(bundle.specifiers.map(\.key) == [key])
  }

  @Test func theOutletOfTheControllerOutranksThatOfAView() {
    let bundle = InterfaceFixture.views(
      """
      <view><connections><outlet property="cellField" destination="f"/></connections></view>
      <textField id="f"/>
      """, outlets: ["ownerField": "f"]
    ).read()
    #expect(bundle.specifiers.map(\.key) == ["ownerField"])
  }

  @Test func attributesKeepTheirPlaces() throws {
    let marked = MarkedText(
      """
      <document \(InterfaceFixture.ios)><objects><view><subviews>
      ③<textField ①placeholder = ②'a > b'④
        id="f"></textField>⑤
      </subviews></view></objects></document>
      """)
    let bundle = InterfaceFixture(marked.text, name: "View.xib").read()
    let specifier = try #require(bundle.specifiers.first)
    let entry = try #require(specifier.dictionary.entry("placeholder"))
    #expect(marked.mark(at: entry.keyRange?.start) == "①")
    #expect(marked.marks(at: entry.value.range) == "②④")
    #expect(marked.marks(at: specifier.range) == "③⑤")
    #expect(specifier.placeholder == "a > b")
    #expect(specifier.declared("id") == "f")
  }

  @Test func whatCannotBeTypedIntoIsDisabled() {
    let bundle = InterfaceFixture.views(
      #"<textField enabled="NO"/><textField userInteractionEnabled="NO"/><textField/>"#
    ).read()
    let isEnabled = bundle.specifiers.map { specifier in
      if case .textField(let field) = specifier.content { field.isEnabled } else { false }
    }
    #expect(isEnabled == [false, false, true])
  }

  @Test func oddTraitsAreReportedWhereTheyStand() {
    let marked = MarkedText(
      """
      <document \(InterfaceFixture.ios)><objects><view><subviews>
      <textField text=①"a&#10;b"><textInputTraits key="textInputTraits" keyboardType=②"EmailAddress"
      ③autocorectionType="no" ④passwordRules="x"/></textField>
      </subviews></view></objects></document>
      """)
    let bundle = InterfaceFixture(marked.text, name: "View.xib").read()
    #expect(
      marked.describe(bundle.diagnostics.inOrder()) == [
        "① a text field drops the line breaks of its default",
        "② “EmailAddress” is no value of “keyboardType”, so the default counts; did you mean “emailAddress”?",
        "③ “autocorectionType” is no trait; did you mean “autocorrectionType”?",
        "④ Interface Builder sets no “passwordRules”, so it has no effect",
      ])
  }
}
