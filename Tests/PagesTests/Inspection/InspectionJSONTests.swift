import JSON
import Pages
import Settings
import TestSupport
import Testing

struct InspectionJSONTests {
  private func json(_ bundle: BundleFixture, appName: String = "App") -> JSONValue {
    let bundle = bundle.read(appName: appName)
    return Inspection(bundle, locales: bundle.locales).json
  }

  /// What is told of the only element of a page.
  private func specifier(_ element: String) throws -> String {
    let panes = json(BundleFixture(specifiers: [element]))["panes"]
    return try #require(panes?[0]?["specifiers"]?[0]).text(.compact)
  }

  @Test func aBundleIsToldOfByFilesAndLanguages() {
    let page = BundleFixture.page(
      BundleFixture.specifier("ChildPane", ["File": "Sub", "Title": "t"]),
      keys: "<key>StringsTable</key><string>T</string><key>Title</key><string>Own</string>")
    let bundle = BundleFixture([
      "Root.plist": page, "Root~ipad.plist": BundleFixture.page(""),
      "Sub.plist": "<plist><dict/></plist>", "de.lproj/T.strings": "t = Töne;",
      "en.lproj/T.strings": "",
    ])
    // Only a phone's links lead to the second page, though both devices have it.
    let panes =
      #"""
      [{"pane":"Root","file":"Root.plist","usedBy":["phone"],"reachable":["phone"],\#
      "stringsTable":"T","title":"Own","specifiers":[{"index":0,"type":"PSChildPaneSpecifier",\#
      "key":null,"title":"t","footer":null,"idioms":null,"default":null,"file":"Sub","line":3}]},\#
      {"pane":"Root","file":"Root~ipad.plist","usedBy":["pad"],"reachable":["pad"],\#
      "stringsTable":null,"title":null,"specifiers":[]},{"pane":"Sub","file":"Sub.plist",\#
      "usedBy":["phone","pad"],"reachable":["phone"],"stringsTable":null,"title":null,\#
      "specifiers":[]}]
      """#
    func localized(_ title: String) -> String {
      #"""
      {"Root.plist":{"title":"A \"B\"","specifiers":[{"index":0,"title":"\#(title)",\#
      "footer":null}]},"Root~ipad.plist":{"title":"A \"B\"","specifiers":[]},\#
      "Sub.plist":{"title":"\#(title)","specifiers":[]}}
      """#
    }
    #expect(
      json(bundle, appName: "A \"B\"").text(.compact) == #"""
        {"bundle":"A \"B\"","dialect":"settings","locales":["de","en"],"panes":\#(panes),\#
        "localized":{"de":\#(localized("Töne")),"en":\#(localized("t"))}}
        """#)
  }

  @Test(
    arguments: [
      (
        BundleFixture.specifier(
          "Group",
          ["Title": "T", "FooterText": "F", "SupportedUserInterfaceIdioms": "Phone"]),
        #"""
        {"index":0,"type":"PSGroupSpecifier","key":null,"title":"T","footer":"F",\#
        "idioms":["Phone"],"default":null,"line":3}
        """#
      ),
      (
        BundleFixture.specifier(
          "ToggleSwitch",
          ["Key": "k", "TrueValue": "on", "FalseValue": "<integer>0</integer>", "Icon": "i.png"]),
        #"""
        {"index":0,"type":"PSToggleSwitchSpecifier","key":"k","title":null,"footer":null,\#
        "idioms":null,"default":null,"trueValue":{"type":"string","value":"on"},\#
        "falseValue":{"type":"integer","value":0},"icon":"i.png","otherKeys":{"Icon":"i.png"},\#
        "line":3}
        """#
      ),
      (
        BundleFixture.specifier(
          "Slider",
          [
            "MinimumValue": "<real>0.50</real>", "MaximumValue": "<integer>2</integer>",
            "MinimumValueImage": "a", "MaximumValueImage": "b",
          ]),
        #"""
        {"index":0,"type":"PSSliderSpecifier","key":null,"title":null,"footer":null,\#
        "idioms":null,"default":null,"minimumValue":{"type":"real","value":0.50},\#
        "maximumValue":{"type":"integer","value":2},"minimumValueImage":"a",\#
        "maximumValueImage":"b","line":3}
        """#
      ),
      (
        BundleFixture.specifier(
          "MultiValue",
          [
            "Values": "<array><integer>1</integer><string>1</string></array>",
            "Titles": BundleFixture.strings(["A", "B"]),
            "ShortTitles": BundleFixture.strings(["a"]), "DisplaySortedByTitle": "<true/>",
          ]),
        #"""
        {"index":0,"type":"PSMultiValueSpecifier","key":null,"title":null,"footer":null,\#
        "idioms":null,"default":null,"values":[{"type":"integer","value":1},{"type":"string",\#
        "value":"1"}],"titles":["A","B"],"shortTitles":["a"],"displaySortedByTitle":true,"line":3}
        """#
      ),
      // What Apple does not document is told of as it stands there.
      (
        BundleFixture.dictionary(["Type": "Mine", "Key": "k", "Colour": "<array><true/></array>"]),
        #"""
        {"index":0,"type":"Mine","key":"k","title":null,"footer":null,"idioms":null,\#
        "default":null,"otherKeys":{"Colour":[true]},"line":3}
        """#
      ),
      (
        BundleFixture.dictionary([:]),
        #"""
        {"index":0,"type":null,"key":null,"title":null,"footer":null,"idioms":null,\#
        "default":null,"line":3}
        """#
      ),
    ])
  func anElementIsToldOfWithWhatItsTypeHas(_ element: String, _ json: String) throws {
    #expect(try specifier(element) == json)
  }

  @Test(arguments: [
    ("<string>&lt;</string>", #"{"type":"string","value":"<"}"#),
    ("<integer>-07</integer>", #"{"type":"integer","value":-7}"#),
    // What fits into no number of JSON's, or is spelt as none, is a text.
    (
      "<integer>18446744073709551615</integer>",
      #"{"type":"integer","value":"18446744073709551615"}"#
    ),
    ("<real>1.50</real>", #"{"type":"real","value":1.50}"#),
    ("<real>-1e+9</real>", #"{"type":"real","value":-1e+9}"#),
    ("<real>+.5</real>", #"{"type":"real","value":"+.5"}"#),
    ("<real>nan</real>", #"{"type":"real","value":"nan"}"#),
    ("<real>01.5</real>", #"{"type":"real","value":"01.5"}"#),
    ("<true/>", #"{"type":"boolean","value":true}"#),
    ("<date>2024-02-29T12:00:00Z</date>", #"{"type":"date","value":"2024-02-29T12:00:00Z"}"#),
    ("<data>AQI=</data>", #"{"type":"data","value":"AQI="}"#),
    (
      "<array><integer>1</integer><dict><key>a</key><real>2.0</real></dict></array>",
      #"{"type":"array","value":[1,{"a":2.0}]}"#
    ),
  ])
  func valuesBearTheirType(_ element: String, _ json: String) throws {
    let text = try specifier(BundleFixture.specifier("TitleValue", ["DefaultValue": element]))
    #expect(text.contains(#""default":\#(json),"line":"#), "\(text)")
  }

  @Test func aTextFieldIsToldOfWithItsTraitsAndItsHTML() throws {
    let element = BundleFixture.specifier(
      "TextField",
      ["Key": "k", "DefaultValue": "a", "KeyboardType": "NumberPad", "IsSecure": "<false/>"])
    let panes = json(BundleFixture(specifiers: [element]))["panes"]
    let field = try #require(panes?[0]?["specifiers"]?[0])
    #expect(
      field["traits"]?["declared"] == .object(["IsSecure": false, "KeyboardType": "NumberPad"]))
    let resolved = try #require(field["traits"]?["resolved"])
    #expect(resolved["keyboardType"] == "numberPad")
    #expect(resolved["isSecureTextEntry"] == "false")
    let html = try #require(field["html"])
    #expect(html["element"] == "input")
    #expect(html["value"] == "a")
    let attributes = html["attributes"]?.elements.map { $0.text(.compact) } ?? []
    #expect(
      attributes.contains(
        #"""
        {"name":"inputmode","value":"numeric","trait":"keyboardType","fidelity":"exact",\#
        "note":null}
        """#), "\(attributes)")
    // Every trait is told of, with and without attributes.
    #expect(html["traits"]?.elements.count == resolved.members.count)
  }

  @Test func textsAreShownInEveryLanguage() throws {
    let element = BundleFixture.specifier(
      "RadioGroup",
      [
        "Title": "t", "FooterText": "f", "Titles": BundleFixture.strings(["t", "x"]),
        "Values": BundleFixture.strings(["t", "x"]),
      ])
    let keys = "<key>StringsTable</key><string>T</string>"
    var bundle = BundleFixture(specifiers: [element], keys: keys)
    bundle.files["en.lproj/T.strings"] = "t = Title; f = Footer;"
    let shown = json(bundle)["localized"]?["en"]?["Root.plist"]?["specifiers"]
    #expect(
      shown?.text(.compact)
        == #"[{"index":0,"title":"Title","footer":"Footer","titles":["Title","x"]}]"#)
  }

  @Test func keysOfAPageThatAppleDoesNotDocumentAreToldOf() {
    let keys = "<key>Icon</key><string>i</string><key>Mine</key><integer>1</integer>"
    let pane = json(BundleFixture(specifiers: [], keys: keys))["panes"]?[0]
    #expect(pane?["icon"] == "i")
    #expect(pane?["otherKeys"] == .object(["Mine": 1]))
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  fileprivate subscript(index: Int) -> JSONValue? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}
