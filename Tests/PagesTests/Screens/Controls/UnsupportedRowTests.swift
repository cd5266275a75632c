import TestSupport
import Testing

struct UnsupportedRowTests {
  @Test(
    arguments: [
      (
        BundleFixture.dictionary(["Type": "IASKButtonSpecifier", "Title": "Go", "Key": "go"]),
        #"""
        <div class="row unsupported" id="row-0" data-specifier="IASKButtonSpecifier" \#
        data-key="go"><span class="title">Go</span><p class="note" lang="en" \#
        dir="ltr">“IASKButtonSpecifier” is a type of InAppSettingsKit: Settings does not show the \#
        element; the dialect “in-app” does.</p></div>
        """#
      ),
      // Types count only when they are spelt exactly.
      (
        BundleFixture.dictionary(["Type": "psgroupspecifier"]),
        #"""
        <div class="row unsupported" id="row-0" data-specifier="psgroupspecifier"><span \#
        class="title">psgroupspecifier</span><p class="note" lang="en" dir="ltr">Settings knows no \#
        “psgroupspecifier”, so it does not show the element.</p></div>
        """#
      ),
      (
        BundleFixture.dictionary(["Key": "k"]),
        #"""
        <div class="row unsupported" id="row-0" data-specifier="missing" data-key="k"><span \#
        class="title">k</span><p class="note" lang="en" dir="ltr">The element has no type, so \#
        Settings does not show it.</p></div>
        """#
      ),
    ])
  func whatSettingsDoesNotShowIsToldOf(_ element: String, _ markup: String) throws {
    #expect(try ScreenFixture(element).rows() == markup)
  }
}
