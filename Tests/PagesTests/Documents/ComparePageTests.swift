import Pages
import TestSupport
import Testing
import TextInput

/// A settings page on all devices, side by side.
struct ComparePageTests {
  private static let files = [
    "Root.plist": BundleFixture.page(
      BundleFixture.specifier("Group", ["Title": "G", "FooterText": "F"])
        + BundleFixture.specifier("ToggleSwitch", ["Title": "T", "Key": "a"])
        + BundleFixture.specifier("MultiValue", ["Title": "M", "Key": "m"])
        + BundleFixture.specifier("ChildPane", ["Title": "One", "File": "Sub"])
        + BundleFixture.specifier("ChildPane", ["Title": "Two", "File": "Sub"])),
    "Sub.plist": BundleFixture.page(""), "Pad~ipad.plist": BundleFixture.page(""),
  ]

  @Test func bothFormsStandInThePage() throws {
    let page = try DocumentFixture(Self.files).compare("Root")
    #expect(page.kind == .compare)
    #expect(page.path.text == "app/en/compare/Root.html")
    #expect(page.title == "App")
    #expect(page.regions.map(\.name) == ["phone", "pad", "report"])
    for idiom in ["phone", "pad"] {
      let form = try page.markup(of: idiom)
      #expect(form.hasPrefix(#"<form class="screen" data-pane="Root" data-idiom="\#(idiom)""#))
    }
  }

  @Test func idsAreUniqueAndReferencesStayInTheirForm() throws {
    let page = try DocumentFixture(Self.files).compare("Root")
    var all: [String] = []
    for idiom in ["phone", "pad"] {
      let form = try page.markup(of: idiom)
      let ids = form.values(of: "id")
      #expect(ids.count == 10 && ids.allSatisfy { $0.hasPrefix("\(idiom)-") }, "\(ids)")
      all += ids
      let fragments = form.values(of: "href").filter { $0.hasPrefix("#") }.map { $0.dropFirst() }
      let references =
        form.values(of: "for") + form.values(of: "aria-labelledby")
        + form.values(of: "aria-describedby") + fragments.map(String.init)
      #expect(references.count == 5 && Set(ids).isSuperset(of: references), "\(references)")
    }
    #expect(Set(all).count == all.count)
  }

  /// Links lead to the page that sets the other page's devices side by side, and name the title in
  /// the form of the same device.
  @Test func linksStaySideBySide() throws {
    let fixture = try DocumentFixture(Self.files)
    let page = try fixture.compare("Root")
    for idiom in ["phone", "pad"] {
      let links = try page.markup(of: idiom).values(of: "href").filter { !$0.hasPrefix("#") }
      #expect(links == ["Sub.html#\(idiom)-title-1", "Sub.html#\(idiom)-title-2"])
      #expect(
        try fixture.compare("Sub").markup(of: idiom).values(of: "id")
          == ["\(idiom)-title-1", "\(idiom)-title-2"])
    }
    #expect(page.devices.map(\.address) == ["../phone/Root.html", "../pad/Root.html", "Root.html"])
    #expect(page.devices.map(\.isCurrent) == [false, false, true])
    #expect(page.panes.map(\.address) == ["Root.html", "Sub.html", "Pad.html"])
  }

  @Test func aNoteStandsInPlaceOfAPageThatADeviceDoesNotHave() throws {
    let page = try DocumentFixture(Self.files).compare("Pad")
    #expect(
      try page.markup(of: "phone") == #"""
        <p class="note absent" lang="en" dir="ltr">iPhone does not have the page “Pad”.</p>
        """#)
    #expect(try page.markup(of: "pad").hasPrefix(#"<form class="screen" data-pane="Pad""#))
    #expect(page.devices.map(\.title) == ["iPad", "Side by side"])
  }
}
