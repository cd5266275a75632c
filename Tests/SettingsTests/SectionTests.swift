import Settings
import TestSupport
import Testing
import TextInput

/// How elements become sections on each device.
struct SectionTests {
  @Test(arguments: [
    ("rows before the first group", "t1 g t2", "-(t1) g(t2)", "-(t1) g(t2)"),
    ("groups without rows", "g g2", "g() g2()", "g() g2()"),
    ("a group for Pad leaves its rows behind", "g t1 g2@Pad t2", "g(t1 t2)", "g(t1) g2(t2)"),
    ("the first group for Pad", "g@Pad t1", "-(t1)", "g(t1)"),
    ("a row for Phone", "g t1@Phone t2", "g(t1 t2)", "g(t2)"),
    ("a radio group begins a section", "g t1 r t2", "g(t1) r(t2)", "g(t1) r(t2)"),
    ("both devices named", "g@Phone,Pad t1", "g(t1)", "g(t1)"),
    ("unknown names hide everywhere", "g@phone t1@TV", "", ""),
    ("no elements", "", "", ""),
  ])
  func sectionsFollowTheFilter(
    _ name: String, _ elements: String, _ phone: String, _ pad: String
  ) throws {
    let specifiers = elements.split(separator: " ").map { element -> String in
      let parts = element.split(separator: "@")
      let key = String(parts[0])
      let type = ["g": "Group", "r": "RadioGroup", "t": "ToggleSwitch"][key.prefix(1)] ?? ""
      guard parts.count > 1 else { return BundleFixture.specifier(type, ["Key": key]) }
      let idioms = BundleFixture.strings(parts[1].split(separator: ",").map(String.init))
      return BundleFixture.specifier(type, ["Key": key, "SupportedUserInterfaceIdioms": idioms])
    }
    let bundle = BundleFixture(["Root.plist": BundleFixture.page(specifiers.joined())]).read()
    #expect(try outline(bundle, .phone) == phone)
    #expect(try outline(bundle, .pad) == pad)
  }

  private func outline(_ bundle: SettingsBundle, _ idiom: UserInterfaceIdiom) throws -> String {
    let localized = LocalizedBundle(bundle, in: try #require(bundle.locales.first))
    let screen = try #require(localized.screen(of: bundle.panes[0], on: idiom))
    return screen.sections.map { section in
      let rows = section.rows.map { $0.key ?? "?" }.joined(separator: " ")
      return "\(section.group?.key ?? "-")(\(rows))"
    }.joined(separator: " ")
  }

  @Test func aStringCountsAsAnArrayOfOneIdiom() throws {
    let page = BundleFixture.page(
      BundleFixture.specifier(
        "ToggleSwitch", ["Key": "a", "SupportedUserInterfaceIdioms": "Pad"]))
    let bundle = BundleFixture(["Root.plist": page]).read()
    #expect(try outline(bundle, .phone) == "")
    #expect(try outline(bundle, .pad) == "-(a)")
  }
}
