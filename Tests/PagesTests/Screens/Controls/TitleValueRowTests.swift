import TestSupport
import Testing

struct TitleValueRowTests {
  private static let choices: KeyValuePairs = [
    "Values": "<array><integer>1</integer><string>1</string></array>",
    "Titles": "<array><string>One</string><string>Text &amp; one</string></array>",
  ]

  @Test(
    arguments: [
      (
        ["Title": "Version", "Key": "version", "DefaultValue": "1.0 <beta>"],
        #"""
        <div class="row title-value" id="row-0" data-specifier="PSTitleValueSpecifier" \#
        data-key="version"><label for="row-0-control">Version</label><output id="row-0-control" \#
        name="version" data-value="1.0 &lt;beta&gt;" data-value-type="string">1.0 &lt;beta&gt;\#
        </output></div>
        """#
      ),
      // Without a value there is nothing to read, and nothing to remember.
      (
        ["Key": "version"],
        #"""
        <div class="row title-value" id="row-0" data-specifier="PSTitleValueSpecifier" \#
        data-key="version"><label for="row-0-control" class="unseen">version</label><output \#
        id="row-0-control" name="version"></output></div>
        """#
      ),
      (
        ["Title": "T", "DefaultValue": "<array><integer>1</integer><true/></array>"],
        #"""
        <div class="row title-value" id="row-0" data-specifier="PSTitleValueSpecifier"><label \#
        for="row-0-control">T</label><output id="row-0-control" data-value="(1, true)" \#
        data-value-type="array">(1, true)</output></div>
        """#
      ),
    ] as [(KeyValuePairs<String, String>, String)])
  func aValueToReadIsAnOutput(_ values: KeyValuePairs<String, String>, _ markup: String) throws {
    #expect(try ScreenFixture(BundleFixture.specifier("TitleValue", values)).rows() == markup)
  }

  @Test(arguments: [
    ("<integer>1</integer>", #"data-value="1" data-value-type="integer">One"#),
    ("<string>1</string>", #"data-value="1" data-value-type="string">Text &amp; one"#),
    // A value that is none of those with a title is shown itself.
    ("<integer>2</integer>", #"data-value="2" data-value-type="integer">2"#),
  ])
  func theTitleOfTheValueIsShown(_ value: String, _ output: String) throws {
    let type: KeyValuePairs = ["Type": "PSTitleValueSpecifier", "DefaultValue": value]
    let rows = try ScreenFixture(BundleFixture.dictionary(type, Self.choices)).rows()
    #expect(rows.hasSuffix(#"<output id="row-0-control" \#(output)</output></div>"#), "\(rows)")
  }
}
