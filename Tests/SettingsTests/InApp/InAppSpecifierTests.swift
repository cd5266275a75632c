import Diagnostics
import PropertyList
import Settings
import TestSupport
import Testing

/// An entry of an element; a value that begins with `<` is a property list's element.
private func key(_ name: String, _ value: String) -> String {
  "<key>\(name)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
}

/// What InAppSettingsKit's types and keys mean.
struct InAppSpecifierTests {
  private func bundle(_ type: String, _ keys: String, in dialect: Dialect = .inApp)
    -> SettingsBundle
  {
    let element = "<dict><key>Type</key><string>\(type)</string>\(keys)</dict>"
    return BundleFixture(["Root.plist": BundleFixture.page(element)]).read(in: dialect)
  }

  private func content(_ type: String, _ keys: String) -> Specifier.Content {
    bundle(type, keys).files[0].specifiers[0].content
  }

  @Test(arguments: SpecifierType.ofInAppSettingsKit)
  func typesAreShownInTheirDialectAlone(_ type: SpecifierType) {
    let inApp = bundle(type.name, "")
    let settings = bundle(type.name, "", in: .settings)
    guard case .unsupported = settings.files[0].specifiers[0].content else {
      Issue.record("\(type) in Apple's dialect")
      return
    }
    if case .unsupported = inApp.files[0].specifiers[0].content { Issue.record("\(type)") }
  }

  @Test(arguments: SpecifierType.known(in: .inApp))
  func keysOfATypeAreUnique(_ type: SpecifierType) {
    let keys = SpecifierSchema.keys(of: type, in: .inApp).map(\.name)
    #expect(keys.first == "Type")
    #expect(keys.last == "SupportedUserInterfaceIdioms")
    #expect(Set(keys).count == keys.count)
    #expect(keys.contains("IASKAdjustsFontSizeToFitWidth"))
  }

  @Test func mailHasItsMisspeltKeys() {
    let addresses = BundleFixture.strings(["a@example.com", "", "b@example.com"])
    let content = content(
      "IASKMailComposeSpecifier",
      key("IASKMailComposeToRecipents", addresses)
        + key("IASKMailComposeBody", "<integer>7</integer>")
        + key("IASKMailComposeBodyIsHTML", "NO"))
    guard case .mailCompose(let mail) = content else {
      Issue.record("no mail")
      return
    }
    #expect(mail.recipients == ["a@example.com", "b@example.com"])
    #expect(mail.body == "7")
    #expect(!mail.bodyIsHTML)
  }

  @Test(
    arguments: [
      ("", .dateAndTime, .wheels, 1, nil, nil),
      (
        "<key>DatePickerMode</key><string>Time</string><key>MinuteInterval</key>"
          + "<integer>15</integer><key>DefaultValue</key><date>2001-01-01T06:30:00Z</date>",
        .time, .wheels, 15, "2001-01-01", "06:30"
      ),
      (
        "<key>DatePickerMode</key><string>Date</string><key>DatePickerStyle</key>"
          + "<string>Inline</string><key>DefaultValue</key><string>2026-03-01</string>",
        .date, .inline, 1, "2026-03-01", nil
      ),
      (
        "<key>DatePickerStyle</key><string>Compact</string><key>MinuteInterval</key>"
          + "<integer>7</integer><key>DefaultValue</key><string>09:05</string>",
        .dateAndTime, .compact, 1, nil, "09:05"
      ),
      ("<key>DefaultValue</key><string>soon</string>", .dateAndTime, .wheels, 1, nil, nil),
    ] as [(String, DatePicker.Mode, DatePicker.Style, Int, String?, String?)])
  func datePickers(
    _ keys: String, _ mode: DatePicker.Mode, _ style: DatePicker.Style, _ interval: Int,
    _ date: String?, _ time: String?
  ) {
    guard case .datePicker(let picker) = content("IASKDatePickerSpecifier", keys) else {
      Issue.record("no date picker")
      return
    }
    #expect(picker.mode == mode)
    #expect(picker.style == style)
    #expect(picker.minuteInterval == interval)
    #expect(picker.moment?.date == date)
    #expect(picker.moment?.time == time)
  }

  @Test func subtitlesFollowTheValue() {
    let texts = key("YES", "on") + key("__default__", "else")
    let specifier = bundle(
      "PSToggleSwitchSpecifier",
      key("IASKSubtitle", "<dict>\(texts)</dict>")
        + key("IASKTextAlignment", "IASKUITextAlignmentRight")
    ).files[0].specifiers[0]
    let subtitle = specifier.cell.subtitle
    #expect(subtitle?.text(for: "YES") == "on")
    #expect(subtitle?.text(for: "NO") == "else")
    #expect(subtitle?.text(for: nil) == "else")
    // Above a subtitle, the title begins at the edge.
    #expect(specifier.cell.textAlignment == .natural)
    let plain = bundle("PSToggleSwitchSpecifier", key("IASKSubtitle", "s"), in: .settings)
    #expect(plain.files[0].specifiers[0].cell.subtitle == nil)
  }

  @Test(
    arguments: [
      (key("File", "Page"), .page("Page")), ("", .page(nil)),
      (
        key("File", "https://example.com")
          + key("IASKViewControllerClass", "IASKAppSettingsWebViewController"),
        .webPage("https://example.com")
      ),
      (key("IASKViewControllerClass", "Mine") + key("File", "x"), .viewController("Mine")),
      (key("IASKViewControllerStoryBoardId", "Tour"), .scene("Tour")),
      (key("IASKSegueIdentifier", "show"), .segue("show")),
    ] as [(String, ChildPane.Destination)])
  func childPanesOpenMoreThanPages(_ keys: String, _ destination: ChildPane.Destination) {
    guard case .childPane(let child) = content("PSChildPaneSpecifier", keys) else {
      Issue.record("no child pane")
      return
    }
    #expect(child.destination == destination)
  }

  @Test func listsHaveARowForEachValue() {
    let item = "<dict>\(key("Type", "PSChildPaneSpecifier"))\(key("Key", "name"))</dict>"
    let values = "<array><string>a</string><dict>\(key("name", "b"))</dict></array>"
    let content = content(
      "IASKListGroupSpecifier",
      key("ItemSpecifier", item) + key("DefaultValue", values) + key("Deletable", "<true/>"))
    guard case .listGroup(let list) = content else {
      Issue.record("no list")
      return
    }
    #expect(list.isDeletable)
    #expect(list.add == nil)
    #expect(list.items.compactMap(list.row).map { $0.defaultValue?.text } == ["a", "b"])
  }

  @Test func choicesGainIconsAndQuickSelection() {
    let keys =
      key("Values", BundleFixture.strings(["b", "a"]))
      + key("Titles", BundleFixture.strings(["B", "A"]))
      + key("IconNames", BundleFixture.strings(["x", "y"]))
      + key("IASKQuickMultiValueSelection", "<true/>") + key("DisplaySortedByTitle", "<true/>")
    let bundle = bundle("PSMultiValueSpecifier", keys)
    guard case .multiValue(let choices) = bundle.files[0].specifiers[0].content else {
      Issue.record("no multi value")
      return
    }
    #expect(choices.inApp?.iconNames == ["x", "y"])
    #expect(choices.inApp?.isQuickSelection == true)
    #expect(choices.inApp?.isDynamic == false)
  }
}
