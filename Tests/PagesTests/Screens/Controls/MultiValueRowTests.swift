import TestSupport
import Testing

struct MultiValueRowTests {
  @Test func aRowOpensItsListOfChoices() throws {
    let fixture = ScreenFixture(
      BundleFixture.specifier(
        "MultiValue",
        [
          "Title": "Tides", "Key": "tides", "DefaultValue": "<integer>2</integer>",
          "Values": "<array><integer>1</integer><integer>2</integer><string>2</string></array>",
          "Titles": BundleFixture.strings(["Low & slow", "High", "Text"]),
          "ShortTitles": BundleFixture.strings(["L", "H"]),
        ]))
    #expect(
      try fixture.rows() == #"""
        <div class="row multi-value" id="row-0" data-specifier="PSMultiValueSpecifier" \#
        data-key="tides"><a class="opener" id="row-0-title" href="#row-0-choices">Tides</a><div \#
        class="choices" id="row-0-choices" role="radiogroup" aria-labelledby="row-0-title"><div \#
        class="navigation-bar"><a class="back" href="#row-0">App</a><p class="heading" \#
        role="heading" aria-level="1">Tides</p></div><div class="rows"><label class="choice"><input \#
        type="radio" name="tides" value="1" data-value-type="integer"><span class="title">Low \#
        &amp; slow</span><span class="short-title">L</span></label><label class="choice"><input \#
        type="radio" name="tides" value="2" data-value-type="integer" checked><span \#
        class="title">High</span><span class="short-title">H</span></label><label class="choice">\#
        <input type="radio" name="tides" value="2" data-value-type="string"><span class="title">\#
        Text</span></label></div></div></div>
        """#)
  }

  @Test func aRowWithoutTitleIsCalledByItsKey() throws {
    let named = try ScreenFixture(BundleFixture.specifier("MultiValue", ["Key": "k"])).rows()
    #expect(named.contains(##"id="row-0-title" href="#row-0-choices">k</a>"##), "\(named)")
    #expect(named.contains(#"role="heading" aria-level="1">k</p>"#), "\(named)")
    let unnamed = try ScreenFixture(BundleFixture.specifier("MultiValue")).rows()
    #expect(unnamed.contains(##"href="#row-0-choices">PSMultiValueSpecifier</a>"##), "\(unnamed)")
  }

  /// A choice whose title is empty is called by its value.
  @Test func aChoiceWithoutTitleHasAName() throws {
    let rows = try ScreenFixture(
      BundleFixture.specifier(
        "MultiValue",
        ["Values": BundleFixture.strings(["a"]), "Titles": BundleFixture.strings([""])])
    ).rows()
    #expect(
      rows.contains(
        #"""
        <label class="choice"><input type="radio" name="row-0-choices" value="a" \#
        data-value-type="string" aria-label="a"><span class="title"></span></label>
        """#), "\(rows)")
  }

  @Test(
    arguments: [
      // A value without a title is shown itself.
      (
        ["Values": BundleFixture.strings(["a", "b"]), "Titles": BundleFixture.strings(["A"])],
        [("a", "A"), ("b", "b")], nil
      ),
      (
        [
          "Values": BundleFixture.strings(["a"]), "Titles": BundleFixture.strings(["A", "B", "C"]),
        ],
        [("a", "A")], "Titles without a value: “B”, “C”."
      ),
      (["Titles": BundleFixture.strings(["A"])], [], "Titles without a value: “A”."),
      (["Values": "<array/>"], [], "There are no values to choose from."),
      ([:], [], "There are no values to choose from."),
      (
        [
          "Values": BundleFixture.strings(["b", "a", "c"]),
          "Titles": BundleFixture.strings(["Z", "a", "É"]), "DisplaySortedByTitle": "<true/>",
        ],
        [("a", "a"), ("c", "É"), ("b", "Z")], nil
      ),
    ] as [(KeyValuePairs<String, String>, [(String, String)], String?)])
  func choicesAreValuesWithTheirTitles(
    _ entries: KeyValuePairs<String, String>, _ choices: [(value: String, title: String)],
    _ note: String?
  ) throws {
    let rows = try ScreenFixture(BundleFixture.specifier("MultiValue", entries)).rows()
    let labels = choices.map { choice in
      #"<label class="choice"><input type="radio" name="row-0-choices" value="\#(choice.value)" "#
        + #"data-value-type="string"><span class="title">\#(choice.title)</span></label>"#
    }
    let remark = note.map { #"<p class="note" lang="en" dir="ltr">\#($0)</p>"# } ?? ""
    #expect(
      rows.hasSuffix(
        #"</div><div class="rows">\#(labels.joined())\#(remark)</div></div></div>"#), "\(rows)")
  }
}
