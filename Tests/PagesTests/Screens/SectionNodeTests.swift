import TestSupport
import Testing
import TextInput

struct SectionNodeTests {
  private static let row = BundleFixture.specifier("TitleValue", ["Key": "k"])

  /// The markup of that row at a place of the page.
  private static func row(_ index: Int) -> String {
    #"""
    <div class="row title-value" id="row-\#(index)" data-specifier="PSTitleValueSpecifier" \#
    data-key="k"><label for="row-\#(index)-control" class="unseen">k</label><output \#
    id="row-\#(index)-control" name="k"></output></div>
    """#
  }

  @Test(
    arguments: [
      (
        ["Title": "A < B", "FooterText": "C & D"],
        #"""
        <fieldset class="section" id="row-0" data-specifier="PSGroupSpecifier" \#
        aria-describedby="row-0-footer"><legend>A &lt; B</legend><div class="rows">%</div><p \#
        class="footer" id="row-0-footer">C &amp; D</p></fieldset>
        """#
      ),
      // An empty title or footer is none.
      (
        ["Title": "", "FooterText": ""],
        #"""
        <fieldset class="section" id="row-0" data-specifier="PSGroupSpecifier"><legend></legend>\#
        <div class="rows">%</div></fieldset>
        """#
      ),
      // Numbers are shown as they are written.
      (
        ["Title": "<integer>007</integer>", "FooterText": "<real>1.50</real>"],
        #"""
        <fieldset class="section" id="row-0" data-specifier="PSGroupSpecifier" \#
        aria-describedby="row-0-footer"><legend>007</legend><div class="rows">%</div><p \#
        class="footer" id="row-0-footer">1.50</p></fieldset>
        """#
      ),
    ] as [(KeyValuePairs<String, String>, String)])
  func aGroupIsAFieldsetWithLegendAndFooter(
    _ values: KeyValuePairs<String, String>, _ markup: String
  ) throws {
    let group = BundleFixture.specifier("Group", values)
    #expect(
      try ScreenFixture(group, Self.row).sections()
        == markup.split(separator: "%").joined(separator: Self.row(1)))
  }

  @Test func aGroupWithoutRowsHasNoCard() throws {
    #expect(
      try ScreenFixture(BundleFixture.specifier("Group", ["FooterText": "F"])).sections()
        == #"""
        <fieldset class="section" id="row-0" data-specifier="PSGroupSpecifier" \#
        aria-describedby="row-0-footer"><legend></legend><p class="footer" id="row-0-footer">F\#
        </p></fieldset>
        """#)
  }

  @Test func rowsBeforeAnyGroupStandInASectionOfTheirOwn() throws {
    let fixture = ScreenFixture(Self.row, BundleFixture.specifier("Group"), Self.row)
    #expect(
      try fixture.sections() == #"""
        <fieldset class="section"><legend></legend><div class="rows">\#(Self.row(0))</div>\#
        </fieldset><fieldset class="section" id="row-1" data-specifier="PSGroupSpecifier"><legend>\#
        </legend><div class="rows">\#(Self.row(2))</div></fieldset>
        """#)
  }

  @Test func aPageWithoutElementsHasNoSections() throws {
    #expect(try ScreenFixture().sections() == "")
  }

  /// Nothing is hidden by a style sheet: what a device does not show is not in its page.
  @Test(arguments: [(UserInterfaceIdiom.phone, [0, 1, 3]), (.pad, [0, 2, 3])])
  func onlyWhatTheDeviceShowsIsInThePage(_ idiom: UserInterfaceIdiom, _ shown: [Int]) throws {
    let rows = ["Phone", "Pad"].map { name in
      BundleFixture.specifier(
        "TitleValue", ["Key": "k", "SupportedUserInterfaceIdioms": BundleFixture.strings([name])])
    }
    var fixture = ScreenFixture(Self.row, rows[0], rows[1], Self.row)
    fixture.idiom = idiom
    #expect(try fixture.rows() == shown.map { Self.row($0) }.joined())
  }
}
