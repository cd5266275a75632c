import TestSupport
import Testing

struct SliderRowTests {
  @Test(
    arguments: [
      (
        [
          "Key": "volume", "MinimumValue": "<integer>-5</integer>",
          "MaximumValue": "<real>10</real>",
        ],
        #"""
        <div class="row slider" id="row-0" data-specifier="PSSliderSpecifier" data-key="volume">\#
        <input type="range" id="row-0-control" name="volume" min="-5" max="10" step="any" \#
        value="-5" data-value-type="real" aria-label="volume"></div>
        """#
      ),
      // Without limits it goes from 0 to 1, and a number in a text is one.
      (
        ["DefaultValue": "0.25"],
        #"""
        <div class="row slider" id="row-0" data-specifier="PSSliderSpecifier"><input type="range" \#
        id="row-0-control" min="0" max="1" step="any" value="0.25" data-value-type="string" \#
        aria-label="PSSliderSpecifier"></div>
        """#
      ),
      // The title of a slider is shown nowhere; its key names it.
      (
        ["Key": "v", "Title": "Not shown", "DefaultValue": "<integer>1</integer>"],
        #"""
        <div class="row slider" id="row-0" data-specifier="PSSliderSpecifier" data-key="v"><input \#
        type="range" id="row-0-control" name="v" min="0" max="1" step="any" value="1" \#
        data-value-type="integer" aria-label="v"></div>
        """#
      ),
    ] as [(KeyValuePairs<String, String>, String)])
  func aSliderIsARange(_ values: KeyValuePairs<String, String>, _ markup: String) throws {
    #expect(try ScreenFixture(BundleFixture.specifier("Slider", values)).rows() == markup)
  }

  @Test(arguments: [
    ("1.50", "1.5"), ("100.0", "100"), ("-0.0", "0"), ("1e3", "1000"), ("0.00001", "1e-05"),
    ("1e30", "1e+30"), ("+.5", "0.5"),
  ])
  func numbersAreSpeltAsHTMLReadsThem(_ written: String, _ text: String) throws {
    let row = try ScreenFixture(
      BundleFixture.specifier(
        "Slider", ["Key": "v", "DefaultValue": "<real>\(written)</real>"])
    ).rows()
    #expect(row.contains(#" step="any" value="\#(text)" data-value-type="real""#), "\(row)")
  }

  @Test func theTitleOfTheGroupNamesTheSlider() throws {
    let fixture = ScreenFixture(
      BundleFixture.specifier("Group", ["Title": "Volume"]),
      BundleFixture.specifier("TitleValue", ["Key": "t"]),
      BundleFixture.specifier("Slider", ["Key": "v"]),
      BundleFixture.specifier("Group"), BundleFixture.specifier("Slider", ["Key": "w"]))
    let sections = try fixture.sections()
    #expect(
      sections.contains(#"id="row-2-control" name="v" min="0" max="1" step="any" value="0" "#))
    #expect(sections.contains(#"data-value-type="real" aria-label="Volume"></div>"#))
    #expect(sections.contains(#"data-value-type="real" aria-label="w"></div>"#))
  }

  @Test func imagesStandAtTheEndsInAllTheirDensities() throws {
    let fixture = ScreenFixture(
      BundleFixture.specifier(
        "Slider",
        ["Key": "v", "MinimumValueImage": "quiet", "MaximumValueImage": "loud.png"]),
      files: ["quiet.png": "", "quiet@2x.png": "", "quiet@3x.png": "", "loud@2x.png": ""])
    #expect(
      try fixture.rows() == #"""
        <div class="row slider" id="row-0" data-specifier="PSSliderSpecifier" data-key="v"><img \#
        src="files/quiet.png" srcset="files/quiet.png 1x, files/quiet@2x.png 2x, \#
        files/quiet@3x.png 3x" alt="" width="21" height="21"><input type="range" \#
        id="row-0-control" name="v" min="0" max="1" step="any" value="0" data-value-type="real" \#
        aria-label="v"><img src="files/loud@2x.png" alt="" width="21" height="21"></div>
        """#)
  }

  @Test func aNoteStandsInPlaceOfAMissingImage() throws {
    let fixture = ScreenFixture(
      BundleFixture.specifier(
        "Slider", ["Key": "v", "MinimumValueImage": "a<b", "MaximumValueImage": ""]))
    #expect(
      try fixture.rows() == #"""
        <div class="row slider" id="row-0" data-specifier="PSSliderSpecifier" data-key="v"><p \#
        class="note" lang="en" dir="ltr">There is no image “a&lt;b” in the bundle.</p><input \#
        type="range" id="row-0-control" name="v" min="0" max="1" step="any" value="0" \#
        data-value-type="real" aria-label="v"></div>
        """#)
  }
}
