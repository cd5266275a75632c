import Settings
import TestSupport
import Testing
import TextInput

/// Which title a row gives the page that it opens.
struct HeadingTests {
  private static func link(_ file: String, _ title: String) -> String {
    BundleFixture.specifier("ChildPane", ["Title": title, "File": file])
  }

  /// Pages that all lead to one another, each row with the title of its target, and `A` once more
  /// under another title.
  private let bundle = BundleFixture([
    "Root.plist": BundleFixture.page(
      link("A", "To A") + link("B", "To B") + link("A", "Again") + link("A", "To A")),
    "A.plist": BundleFixture.page(link("Root", "Home") + link("B", "To B") + link("A", "Self")),
    "B.plist": BundleFixture.page(link("A", "To A")),
  ]).read()

  @Test(arguments: [
    ("A", "Root", 0, 0), ("A", "Root", 2, 1), ("A", "Root", 3, 0), ("A", "A", 2, 2),
    ("A", "B", 0, 3), ("B", "Root", 1, 0), ("B", "A", 1, 1),
  ])
  func eachRowGivesOneOfThePagesTitles(page: String, opener: String, index: Int, number: Int) throws
  {
    let localized = LocalizedBundle(bundle, in: bundle.locales[0])
    let pane = try #require(bundle.pane(named: page))
    let specifier = try #require(bundle.pane(named: opener)?.files[.phone]?.specifiers[index])
    let row = Pane.Opener(pane: opener, index: index, title: specifier.title)
    #expect(localized.headingNumber(of: pane, from: row, on: .phone) == number)
    let headings = localized.headings(of: pane, on: .phone)
    #expect(headings[number].title == specifier.title)
    #expect(headings[number].parent?.pane == opener)
  }

  @Test func theTitlesStandOnceInTheOrderOfTheRows() throws {
    let localized = LocalizedBundle(bundle, in: bundle.locales[0])
    let pane = try #require(bundle.pane(named: "A"))
    #expect(
      localized.headings(of: pane, on: .phone).map(\.title) == ["To A", "Again", "Self", "To A"])
  }

  @Test func theFirstPageHasNoTitleButTheApps() throws {
    let localized = LocalizedBundle(bundle, in: bundle.locales[0])
    let root = try #require(bundle.pane(named: "Root"))
    #expect(localized.headings(of: root, on: .pad).map(\.title) == ["App"])
    let row = Pane.Opener(pane: "A", index: 0, title: "Home")
    #expect(localized.headingNumber(of: root, from: row, on: .pad) == nil)
  }
}
