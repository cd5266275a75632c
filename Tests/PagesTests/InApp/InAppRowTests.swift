import Settings
import TestSupport
import Testing

/// The markup of what InAppSettingsKit adds.
struct InAppRowTests {
  private func row(_ type: String, _ values: KeyValuePairs<String, String>) throws -> String {
    try InAppScreen(InAppScreen.specifier(type, values)).html
  }

  @Test(arguments: [
    ("https://example.com/guide", true), ("http://example.com", true), ("tel:+4940", true),
    ("mailto:a@example.com", true), ("maps://?q=a", false), ("javascript:alert(1)", false),
    (" java\tscript:alert(1)", false), ("data:text/html,x", false), ("guide.html", false),
  ])
  func onlyBrowsersAddressesAreLinks(_ address: String, _ isLink: Bool) throws {
    let html = try row("IASKOpenURLSpecifier", ["Title": "Guide", "File": address])
    #expect(html.contains("<a class=\"row open-url\"") == isLink)
    #expect(html.contains("href=\"\(address)\"") == isLink)
    // What cannot be followed can be read.
    #expect(html.contains("<code>") == !isLink)
    #expect(html.contains("data-specifier=\"IASKOpenURLSpecifier\""))
  }

  @Test func mailIsAnAddressWithAllThatItSays() throws {
    let html = try row(
      "IASKMailComposeSpecifier",
      [
        "Title": "Mail", "IASKMailComposeToRecipents": "<array><string>a@b.c</string></array>",
        "IASKMailComposeCcRecipents":
          "<array><string>c,d@b.c</string><string>e@b.c</string></array>",
        "IASKMailComposeSubject": "A & B", "IASKMailComposeBody": "Grüße\nan?",
      ])
    #expect(
      html.contains(
        "href=\"mailto:a@b.c?cc=c%2Cd@b.c,e@b.c&amp;subject=A%20%26%20B&amp;"
          + "body=Gr%C3%BC%C3%9Fe%0Aan%3F\""))
  }

  @Test func anAddressCannotSayHTML() throws {
    let html = try row(
      "IASKMailComposeSpecifier",
      ["IASKMailComposeBody": "a <b>", "IASKMailComposeBodyIsHTML": "YES"])
    #expect(html.contains("href=\"mailto:\" data-body-is-html=\"true\""))
  }

  @Test func buttonsBearTheirKeyAndTheStoredTitle() throws {
    let html = try row("IASKButtonSpecifier", ["Title": "Sign In", "Key": "sign"])
    #expect(
      html.contains(
        "<button type=\"button\" class=\"row button\" id=\"row-0\" "
          + "data-specifier=\"IASKButtonSpecifier\" data-key=\"sign\" name=\"sign\" "
          + "data-text-alignment=\"center\"><span class=\"title\">Sign In</span></button>"))
    let stored = try row(
      "IASKButtonSpecifier", ["Title": "Sign In", "Key": "sign", "DefaultValue": "Sign Out"])
    #expect(stored.contains("<span class=\"title\">Sign Out</span>"))
    #expect(!stored.contains("Sign In"))
  }

  @Test(arguments: [
    ("Date", "2026-05-01", "<input type=\"date\"", "value=\"2026-05-01\""),
    ("Time", "09:30", "<input type=\"time\"", "value=\"09:30\""),
    ("Time", "2026-05-01T09:30:00Z", "<input type=\"time\"", "value=\"09:30\""),
    ("DateAndTime", "2026-05-01T09:30:00Z", "datetime-local", "value=\"2026-05-01T09:30\""),
    ("DateAndTime", "2026-05-01", "datetime-local", "value=\"2026-05-01T00:00\""),
  ])
  func datesAreNativeFields(
    _ mode: String, _ value: String, _ element: String, _ attribute: String
  ) throws {
    let html = try row(
      "IASKDatePickerSpecifier",
      [
        "Key": "k", "DatePickerMode": mode, "DefaultValue": value, "DatePickerStyle": "Inline",
        "MinuteInterval": "<integer>15</integer>",
      ])
    #expect(html.contains(element))
    #expect(html.contains(" \(attribute)"))
    #expect(html.contains("name=\"k\" data-picker-style=\"inline\""))
    #expect(html.contains("step=\"900\"") == (mode != "Date"))
  }

  @Test func noClockIsAskedForTheDefault() throws {
    let html = try row("IASKDatePickerSpecifier", ["Key": "k"])
    #expect(html.contains("data-value=\"now\""))
    #expect(!html.contains(" value="))
  }

  @Test func subtitlesStandThereForEachState() throws {
    let html = try row(
      "PSToggleSwitchSpecifier",
      [
        "Key": "k", "Title": "T",
        "IASKSubtitle":
          "<dict><key>YES</key><string>is on</string><key>NO</key><string>is off</string></dict>",
      ])
    #expect(html.contains("<span class=\"subtitle\" data-state=\"on\">is on</span>"))
    #expect(html.contains("<span class=\"subtitle\" data-state=\"off\">is off</span>"))
    #expect(html.contains("aria-describedby=\"row-0-subtitle\""))
  }

  @Test func subtitlesOfOtherValuesAreHidden() throws {
    let html = try row(
      "PSChildPaneSpecifier",
      [
        "Key": "k", "Title": "T", "IASKSegueIdentifier": "s", "DefaultValue": "a",
        "IASKSubtitle": "<dict><key>a</key><string>A</string><key>b</key><string>B</string>"
          + "<key>__default__</key><string>C</string></dict>",
      ])
    #expect(html.contains("data-value=\"a\">A</span>"))
    #expect(html.contains("data-value=\"b\" hidden>B</span>"))
    #expect(html.contains("<span class=\"subtitle\" hidden>C</span>"))
  }

  @Test func checkMarksAreNoSwitches() throws {
    let html = try row(
      "PSToggleSwitchSpecifier", ["Key": "k", "Title": "T", "IASKToggleStyle": "Checkmark"])
    #expect(html.contains("class=\"row toggle-switch checkmark\""))
    #expect(!html.contains("role=\"switch\""))
    #expect(html.contains("data-true-value=\"true\""))
  }

  @Test func imagesAreTheBundlesElseAShape() throws {
    let button = InAppScreen.specifier(
      "IASKButtonSpecifier", ["Title": "T", "Key": "k", "IASKCellImage": "pic"])
    let found = try InAppScreen(button, files: ["pic.png": "", "pic@2x.png": ""]).html
    #expect(
      found.contains(
        "<img class=\"cell-image\" src=\"files/pic.png\" "
          + "srcset=\"files/pic.png 1x, files/pic@2x.png 2x\" alt=\"\""))
    let missing = try InAppScreen(button).html
    #expect(
      missing.contains("<span class=\"cell-image\" data-image=\"pic\" aria-hidden=\"true\"></span>")
    )
    #expect(!missing.contains("data-text-alignment"))
  }

  @Test func choicesHaveIconsFooterAndQuickSelection() throws {
    let html = try row(
      "PSMultiValueSpecifier",
      [
        "Key": "k", "Title": "T", "Values": "<array><string>a</string></array>",
        "Titles": "<array><string>A</string></array>",
        "IconNames": "<array><string>i</string></array>", "FooterText": "below",
        "IASKQuickMultiValueSelection": "<true/>",
      ])
    #expect(html.contains("data-quick-selection=\"true\" aria-describedby=\"row-0-footer\""))
    #expect(html.contains("<p class=\"footer\" id=\"row-0-footer\">below</p>"))
    #expect(html.contains("<label class=\"choice\"><span class=\"cell-image\" data-image=\"i\""))
  }

  @Test func theAppGivesValuesThatAreNotThere() throws {
    #expect(try row("PSMultiValueSpecifier", ["Key": "k"]).contains("The app gives the values."))
  }

  @Test func placeholdersStandInFields() throws {
    let html = try row(
      "PSTextFieldSpecifier",
      ["Key": "k", "IASKPlaceholder": "Here", "IASKTextAlignment": "IASKUITextAlignmentRight"])
    #expect(html.contains("placeholder=\"Here\" data-text-alignment=\"right\""))
  }

  @Test func childPanesShowTheirValue() throws {
    let link = InAppScreen.specifier(
      "PSChildPaneSpecifier", ["Title": "T", "File": "More", "Key": "k", "DefaultValue": "On"])
    let files = ["More.plist": BundleFixture.page("")]
    let html = try InAppScreen(link, files: files).html
    #expect(html.contains("href=\"More.html\""))
    #expect(html.contains("<span class=\"value\">On</span>"))
    #expect(try !InAppScreen(link, files: files, in: .settings).html.contains("class=\"value\""))
  }

  @Test func customViewsAreNamed() throws {
    let html = try row("IASKCustomViewSpecifier", ["Key": "card"])
    #expect(html.contains("data-specifier=\"IASKCustomViewSpecifier\" data-key=\"card\""))
    #expect(html.contains("<span class=\"title\">card</span>"))
    #expect(html.contains(">Custom view</span>"))
  }

  @Test(arguments: SpecifierType.ofInAppSettingsKit)
  func settingsMarksWhatItDoesNotShow(_ type: SpecifierType) throws {
    let element = InAppScreen.specifier(type.name, ["Title": "T", "Key": "k"])
    let settings = try InAppScreen(element, in: .settings).html
    #expect(settings.contains("class=\"row unsupported\""))
    #expect(settings.contains("type of InAppSettingsKit"))
    #expect(try !InAppScreen(element).html.contains("unsupported"))
  }
}
