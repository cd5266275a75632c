import TestSupport
import Testing
import TextInput

struct ChildPaneRowTests {
  private func rows(_ row: String, _ files: [String: String] = [:]) throws -> String {
    try ScreenFixture(row, files: files).rows()
  }

  @Test(
    arguments: [
      (
        ["Title": "Sound & light", "File": "Sound", "Key": "k"],
        #"""
        <a class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier" data-key="k" \#
        href="Sound.html"><span class="title">Sound &amp; light</span></a>
        """#
      ),
      // A row without title is called by the page that it opens.
      (
        ["File": "Sound"],
        #"""
        <a class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier" \#
        href="Sound.html" aria-label="Sound"><span class="title"></span></a>
        """#
      ),
      (
        ["Title": "Sub", "File": "No<ne"],
        #"""
        <div class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier"><span \#
        class="title">Sub</span><p class="note" lang="en" dir="ltr">There is no “No&lt;ne.plist” in \#
        the bundle.</p></div>
        """#
      ),
      (
        ["Title": "Sub", "File": ""],
        #"""
        <div class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier"><span \#
        class="title">Sub</span><p class="note" lang="en" dir="ltr">The row names no file, so there \#
        is nothing to open.</p></div>
        """#
      ),
      (
        ["Title": "Sub"],
        #"""
        <div class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier"><span \#
        class="title">Sub</span><p class="note" lang="en" dir="ltr">The row names no file, so there \#
        is nothing to open.</p></div>
        """#
      ),
    ] as [(KeyValuePairs<String, String>, String)])
  func aRowLeadsToItsPageOrSaysWhyNot(
    _ values: KeyValuePairs<String, String>, _ markup: String
  ) throws {
    let rows = try rows(
      BundleFixture.specifier("ChildPane", values), ["Sound.plist": BundleFixture.page("")])
    #expect(rows == markup)
  }

  @Test func aPageThatTheOtherDeviceHasAloneIsNoPageOfThisOne() throws {
    var fixture = ScreenFixture(
      BundleFixture.specifier("ChildPane", ["Title": "Sub", "File": "Sub"]),
      files: ["Sub~ipad.plist": BundleFixture.page("")])
    #expect(
      try fixture.rows() == #"""
        <div class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier"><span \#
        class="title">Sub</span><p class="note" lang="en" dir="ltr">“Sub” has no page for \#
        Phone.</p></div>
        """#)
    fixture.idiom = .pad
    #expect(
      try fixture.rows() == #"""
        <a class="row child-pane" id="row-0" data-specifier="PSChildPaneSpecifier" \#
        href="Sub.html"><span class="title">Sub</span></a>
        """#)
  }
}
