import TestSupport
import Testing

struct ToggleSwitchRowTests {
  @Test(
    arguments: [
      (
        ["Title": "Sound", "Key": "sound", "DefaultValue": "<true/>"],
        #"""
        <div class="row toggle-switch" id="row-0" data-specifier="PSToggleSwitchSpecifier" \#
        data-key="sound"><label for="row-0-control">Sound</label><input type="checkbox" \#
        role="switch" id="row-0-control" name="sound" value="true" data-true-value="true" \#
        data-true-type="boolean" data-false-value="false" data-false-type="boolean" checked></div>
        """#
      ),
      // Without a title, the key is what is read aloud.
      (
        ["Key": "sound", "DefaultValue": "<false/>"],
        #"""
        <div class="row toggle-switch" id="row-0" data-specifier="PSToggleSwitchSpecifier" \#
        data-key="sound"><label for="row-0-control" class="unseen">sound</label><input \#
        type="checkbox" role="switch" id="row-0-control" name="sound" value="true" \#
        data-true-value="true" data-true-type="boolean" data-false-value="false" \#
        data-false-type="boolean"></div>
        """#
      ),
      // Without a key, the control has no name.
      (
        ["Title": "Sound"],
        #"""
        <div class="row toggle-switch" id="row-0" data-specifier="PSToggleSwitchSpecifier"><label \#
        for="row-0-control">Sound</label><input type="checkbox" role="switch" \#
        id="row-0-control" value="true" data-true-value="true" data-true-type="boolean" \#
        data-false-value="false" data-false-type="boolean"></div>
        """#
      ),
      // Nor has it with an empty one, which HTML does not allow.
      (
        ["Title": "", "Key": ""],
        #"""
        <div class="row toggle-switch" id="row-0" data-specifier="PSToggleSwitchSpecifier" \#
        data-key=""><label for="row-0-control" class="unseen">PSToggleSwitchSpecifier</label>\#
        <input type="checkbox" role="switch" id="row-0-control" value="true" \#
        data-true-value="true" data-true-type="boolean" data-false-value="false" \#
        data-false-type="boolean"></div>
        """#
      ),
      (
        [
          "Title": "\"><script>&'", "Key": "\"><script>&'", "TrueValue": "\"><script>&'",
          "FalseValue": "'", "DefaultValue": "\"><script>&'",
        ],
        #"""
        <div class="row toggle-switch" id="row-0" data-specifier="PSToggleSwitchSpecifier" \#
        data-key="&quot;&gt;&lt;script&gt;&amp;&#39;"><label for="row-0-control">"&gt;&lt;script\#
        &gt;&amp;'</label><input type="checkbox" role="switch" id="row-0-control" \#
        name="&quot;&gt;&lt;script&gt;&amp;&#39;" value="&quot;&gt;&lt;script&gt;&amp;&#39;" \#
        data-true-value="&quot;&gt;&lt;script&gt;&amp;&#39;" data-true-type="string" \#
        data-false-value="&#39;" data-false-type="string" checked></div>
        """#
      ),
    ] as [(KeyValuePairs<String, String>, String)])
  func aSwitchIsACheckboxWithItsLabel(
    _ values: KeyValuePairs<String, String>, _ markup: String
  ) throws {
    let fixture = ScreenFixture(BundleFixture.specifier("ToggleSwitch", values))
    #expect(try fixture.rows() == markup)
  }

  @Test(arguments: [
    ("<string>on</string>", "on", "string"), ("<string></string>", "", "string"),
    ("<integer>07</integer>", "07", "integer"), ("<real>1.50</real>", "1.50", "real"),
    ("<true/>", "true", "boolean"), ("<false/>", "false", "boolean"),
    ("<date>2024-02-29T12:00:00Z</date>", "2024-02-29T12:00:00Z", "date"),
    ("<data>\nAQ I=\n</data>", "AQI=", "data"),
    ("<array><string>a</string><integer>1</integer></array>", "(a, 1)", "array"),
    ("<dict><key>a</key><true/></dict>", "{a = true;}", "dictionary"),
  ])
  func valuesOfEveryTypeStandAsTheyAreWritten(
    _ element: String, _ text: String, _ type: String
  ) throws {
    let on = try ScreenFixture(
      BundleFixture.specifier(
        "ToggleSwitch", ["Key": "k", "TrueValue": element, "DefaultValue": element])
    ).rows()
    #expect(
      on.hasSuffix(
        #"name="k" value="\#(text)" data-true-value="\#(text)" data-true-type="\#(type)" "#
          + #"data-false-value="false" data-false-type="boolean" checked></div>"#), "\(on)")
    let off = try ScreenFixture(
      BundleFixture.specifier(
        "ToggleSwitch",
        ["Key": "k", "TrueValue": "x", "FalseValue": element, "DefaultValue": element])
    ).rows()
    #expect(
      off.hasSuffix(
        #"name="k" value="x" data-true-value="x" data-true-type="string" "#
          + #"data-false-value="\#(text)" data-false-type="\#(type)"></div>"#), "\(off)")
  }
}
