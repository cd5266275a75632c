import Diagnostics
import InterfaceBuilder
import PropertyList
import Settings
import Testing
import TextInput

struct ArchiveTests {
  /// An archive of one view, in the form of Interface Builder 3.
  private func archive(
    _ subviews: String, records: String = "", connections: String = "",
    properties: String = "<string key=\"-1.CustomClassName\">OwnerController</string>"
  ) -> SettingsBundle {
    InterfaceFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      <object class="IBProxyObject" id="100">
        <string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBUIView" id="200"><array key="NSSubviews">\(subviews)</array></object>
      </array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <array key="connectionRecords">\(connections)</array>
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      \(records)</array></object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties">\(properties)</dictionary>
      </object>
      <object class="IBClassDescriber" key="IBDocument.Classes">
        <object class="IBUITextField" id="9"/></object>
      </data></archive>
      """, name: "Old.xib"
    ).read()
  }

  private static func outlet(_ label: String, _ source: String, _ destination: String) -> String {
    """
    <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
    <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
    <reference key="destination" ref="\(destination)"/></object></object>
    """
  }

  private static let record = """
    <object class="IBObjectRecord"><int key="objectID">12</int>
    <reference key="object" ref="300"/><string key="objectName">Document</string></object>
    """

  @Test(arguments: [
    ("<int key=\"IBUIKeyboardType\">4</int>", "keyboardType=numberPad"),
    ("<int key=\"IBUIKeyboardType\">1</int>", "keyboardType=asciiCapable"),
    ("<int key=\"IBUIAutocapitalizationType\">3</int>", "autocapitalizationType=allCharacters"),
    ("<int key=\"IBUIAutocorrectionType\">1</int>", "autocorrectionType=no"),
    ("<int key=\"IBUIReturnKeyType\">9</int>", "returnKeyType=done"),
    ("<int key=\"IBUIKeyboardAppearance\">1</int>", "keyboardAppearance=dark"),
    ("<bool key=\"IBUISecureTextEntry\">YES</bool>", "isSecureTextEntry=true"),
    (
      "<bool key=\"IBUIEnablesReturnKeyAutomatically\">YES</bool>",
      "enablesReturnKeyAutomatically=true"
    ),
  ])
  func aTraitIsANumber(_ xml: String, _ trait: String) {
    let bundle = archive(
      """
      <object class="IBUITextField" id="300">
      <object class="IBUITextInputTraits" key="IBUITextInputTraits">\(xml)</object></object>
      """)
    #expect(bundle.specifiers.map(\.declaredTraits) == [[trait]])
    #expect(bundle.diagnostics.isEmpty)
  }

  @Test func aNumberThatMeansNothingIsReported() {
    let bundle = archive(
      """
      <object class="IBUITextField" id="300"><object class="IBUITextInputTraits"
      key="IBUITextInputTraits"><int key="IBUIKeyboardType">77</int></object></object>
      """)
    #expect(bundle.specifiers.map(\.declaredTraits) == [[]])
    #expect(
      bundle.diagnostics.map(\.message.text) == [
        "“77” is no value of “keyboardType”, so the default counts"
      ])
  }

  @Test func textsAreStringsAndDetectorsBits() throws {
    let bundle = archive(
      """
      <object class="IBUITextView" id="300"><bool key="IBUIEditable">NO</bool>
      <string key="IBUIText" type="base64-UTF8">RmlsZSdzIE93bmVyA</string>
      <int key="IBUIDataDetectorTypes">3</int></object>
      <object class="IBUITextField" id="301"><string key="IBUIText"/>
      <reference key="IBUIPlaceholder" ref="302"/></object>
      <object class="IBUILabel" id="303"><string key="IBUIText" id="302">Shared</string></object>
      """)
    #expect(bundle.specifiers.map(\.type.name) == ["UITextView", "UITextField"])
    #expect(bundle.specifiers.map(\.text) == ["File's Owner", ""])
    #expect(bundle.specifiers.map(\.placeholder) == [nil, "Shared"])
    #expect(bundle.specifiers[0].declaredTraits == ["dataDetectorTypes=phoneNumber link"])
    guard case .textView(let view) = bundle.specifiers[0].content else {
      Issue.record("no text view")
      return
    }
    #expect(!view.isEditable)
  }

  @Test(arguments: [
    (outlet("nameField", "100", "300"), record, "nameField"), ("", record, "12"), ("", "", "300"),
    (outlet("cellField", "200", "300") + outlet("nameField", "100", "300"), record, "nameField"),
  ])
  func theOutletIsTheKey(_ connections: String, _ records: String, _ key: String) {
    let bundle = archive(
      "<object class=\"IBUITextField\" id=\"300\"/>", records: records, connections: connections)
    #expect(bundle.specifiers.map(\.key) == [key])
  }

  @Test(arguments: [
    ("<string key=\"NSFrame\">{{0, 5}, {60, 20}}</string>", "Beside"),
    ("<string key=\"NSFrame\">{{0, 300}, {60, 20}}</string>", "Document"),
  ])
  func framesFindTheLabel(_ frame: String, _ title: String) {
    let bundle = archive(
      """
      <object class="IBUILabel" id="301">\(frame)<string key="IBUIText">Beside</string></object>
      <object class="IBUITextField" id="300">
      <string key="NSFrame">{{80, 0}, {200, 31}}</string></object>
      """, records: Self.record)
    #expect(bundle.specifiers.map(\.title) == [title])
  }

  @Test(arguments: [
    ("<string key=\"-1.CustomClassName\">OwnerController</string>", "OwnerController"),
    (
      """
      <bool key="EncodedWithXMLCoder">YES</bool><object class="NSArray" key="dict.sortedKeys">
      <bool key="EncodedWithXMLCoder">YES</bool><string>-1.CustomClassName</string></object>
      <object class="NSMutableArray" key="dict.values">
      <bool key="EncodedWithXMLCoder">YES</bool><string>OldController</string></object>
      """, "OldController"
    ), ("", "200"),
  ])
  func theOwnersClassIsTheName(_ properties: String, _ name: String) {
    let bundle = archive(
      "<object class=\"IBUITextField\" id=\"300\"/>",
      connections: Self.outlet("view", "100", "200"), properties: properties)
    #expect(bundle.panes.map(\.name) == [name])
  }

  @Test func anObjectMayStandFarFromItsView() {
    // What is first spoken of elsewhere stands there.
    let bundle = archive(
      "<reference ref=\"300\"/>",
      connections: """
        <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection"
        key="connection"><string key="label">field</string><reference key="source" ref="100"/>
        <object class="IBUITextField" key="destination" id="300">
        <reference key="NSSuperview" ref="200"/></object></object></object>
        """)
    #expect(bundle.specifiers.map(\.key) == ["field"])
  }
}
