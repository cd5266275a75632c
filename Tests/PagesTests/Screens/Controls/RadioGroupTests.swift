import TestSupport
import Testing

struct RadioGroupTests {
  private let group = BundleFixture.specifier(
    "RadioGroup",
    [
      "Title": "Units", "FooterText": "For heights.", "Key": "units", "DefaultValue": "m",
      "Values": BundleFixture.strings(["m", "ft"]),
      "Titles": BundleFixture.strings(["Metres", "Feet"]),
    ])

  @Test func choicesStandAsRowsOfTheGroup() throws {
    #expect(
      try ScreenFixture(group).sections() == #"""
        <fieldset class="section" id="row-0" data-specifier="PSRadioGroupSpecifier" \#
        data-key="units" aria-describedby="row-0-footer"><legend>Units</legend><div class="rows">\#
        <label class="choice"><input type="radio" name="units" value="m" \#
        data-value-type="string" checked><span class="title">Metres</span></label><label \#
        class="choice"><input type="radio" name="units" value="ft" data-value-type="string"><span \#
        class="title">Feet</span></label></div><p class="footer" id="row-0-footer">For \#
        heights.</p></fieldset>
        """#)
  }

  @Test func rowsOfTheGroupFollowItsChoices() throws {
    let sections = try ScreenFixture(group, BundleFixture.specifier("TitleValue", ["Key": "t"]))
      .sections()
    #expect(
      sections.contains(
        #"<span class="title">Feet</span></label><div class="row title-value" id="row-1""#),
      "\(sections)")
  }

  @Test func aGroupWithoutValuesSaysSo() throws {
    #expect(
      try ScreenFixture(BundleFixture.specifier("RadioGroup", ["Key": "units"])).sections()
        == #"""
        <fieldset class="section" id="row-0" data-specifier="PSRadioGroupSpecifier" \#
        data-key="units"><legend></legend><div class="rows"><p class="note" lang="en" dir="ltr">\#
        There are no values to choose from.</p></div></fieldset>
        """#)
  }
}
