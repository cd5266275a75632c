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
    let page = try EntryFixture(Self.files).compare("Root")
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
    let page = try EntryFixture(Self.files).compare("Root")
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
    let fixture = try EntryFixture(Self.files)
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

  @Test func aPageWithoutFieldsHasNothingToReport() throws {
    #expect(try EntryFixture(Self.files).compare("Root").markup(of: "report") == "")
  }

  /// A field of a file that both devices use is told of once, one of two files twice.
  @Test func everyFieldIsReportedOnceForEachFile() throws {
    func field(_ title: String, _ idiom: String) -> String {
      BundleFixture.specifier(
        "TextField", ["Key": "k", "Title": title, "SupportedUserInterfaceIdioms": idiom])
    }
    func captions(_ files: [String: String]) throws -> [String] {
      let report = try EntryFixture(files).compare("Root").markup(of: "report")
      #expect(
        report.hasPrefix(
          #"""
          <details class="fidelity" lang="en" dir="ltr"><summary><h2>Text input in HTML</h2>\#
          </summary><table><caption>
          """#), "\(report)")
      return report.components(between: "<caption>", and: "</caption>")
    }
    func caption(_ title: String) -> String {
      #"<span lang="en" dir="ltr">\#(title)</span> <span class="code">&lt;input&gt;</span>"#
    }
    let both = BundleFixture.page(
      BundleFixture.specifier("TextField", ["Key": "k>", "IsSecure": "<true/>"])
        + field("Pad", "Pad") + field("Phone", "Phone"))
    #expect(
      try captions(["Root.plist": both])
        == [caption("k&gt;"), caption("Phone"), caption("Pad")])
    let pad = BundleFixture.page(field("Own", "Pad"))
    #expect(
      try captions([
        "Root.plist": BundleFixture.page(field("Phone", "Phone")), "Root~ipad.plist": pad,
      ])
        == [caption("Phone"), caption("Own")])
  }

  @Test func aNoteStandsInPlaceOfAPageThatADeviceDoesNotHave() throws {
    let page = try EntryFixture(Self.files).compare("Pad")
    #expect(
      try page.markup(of: "phone") == #"""
        <p class="note absent" lang="en" dir="ltr">iPhone does not have the page “Pad”.</p>
        """#)
    #expect(try page.markup(of: "pad").hasPrefix(#"<form class="screen" data-pane="Pad""#))
    #expect(page.devices.map(\.title) == ["iPad", "Side by side"])
  }
}
