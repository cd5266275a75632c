import Settings
import TestSupport
import Testing

/// The markup of lists that the user changes.
struct ListGroupTests {
  private func list(
    _ item: String, add: String? = nil, items: String, deletable: Bool = false,
    files: [String: String] = [:]
  ) throws -> String {
    let add = add.map { "<key>AddSpecifier</key>\($0)" } ?? ""
    let entries =
      "<key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>list</string>"
      + "<key>Title</key><string>List</string><key>ItemSpecifier</key>\(item)\(add)"
      + "<key>DefaultValue</key><array>\(items)</array>"
      + (deletable ? "<key>Deletable</key><true/>" : "")
    return try InAppScreen("<dict>\(entries)</dict>", files: files).html
  }

  @Test func fieldsAreOneArray() throws {
    let field = InAppScreen.specifier("PSTextFieldSpecifier", ["Key": "item"])
    let new = InAppScreen.specifier(
      "PSTextFieldSpecifier", ["Key": "item", "IASKPlaceholder": "New"])
    let html = try list(
      field, add: new, items: "<string>a</string><string>b</string>", deletable: true)
    #expect(html.contains("<fieldset class=\"section list-group\""))
    #expect(html.contains("data-key=\"list\" name=\"list\""))
    #expect(html.contains("<legend>List</legend>"))
    #expect(html.contains("<div class=\"list-item\" data-value=\"a\" data-value-type=\"string\">"))
    // Two rows and the template, each with an id of its own, none with a name.
    for part in ["item-0", "item-1", "item-new", "add"] {
      #expect(html.contains("id=\"row-0-\(part)-row-0-control\""))
    }
    #expect(!html.contains("name=\"item\""))
    #expect(html.contains("class=\"delete needs-scripting\""))
    // What a script alone can do is not offered without one.
    #expect(html.contains("disabled placeholder=\"New\""))
  }

  @Test func whatCannotBeDeletedHasNoButton() throws {
    let item = InAppScreen.specifier("PSTitleValueSpecifier", ["Key": "item"])
    let html = try list(item, items: "<string>a</string>")
    #expect(!html.contains("delete"))
    #expect(!html.contains("<template>"))
    #expect(html.contains(">a</output>"))
  }

  @Test func dictionariesShowTheirOwnKey() throws {
    let item = InAppScreen.specifier(
      "PSChildPaneSpecifier", ["Title": "Person", "Key": "name", "File": "Person"])
    let html = try list(
      item, add: item, items: "<dict><key>name</key><string>Ada</string></dict>",
      files: ["Person.plist": BundleFixture.page("")])
    #expect(html.contains("<span class=\"value\">Ada</span>"))
    #expect(html.contains("href=\"Person.html\""))
    // A page cannot store what only the app's own page could enter.
    #expect(!html.contains("name=\"list\""))
  }

  @Test func rowsLeadToThePagesTitles() throws {
    func link(_ title: String) -> String {
      InAppScreen.specifier(
        "PSChildPaneSpecifier", ["Title": title, "Key": "name", "File": "Person"])
    }
    let html = try list(
      link("Person"), add: link("New"), items: "<string>Ada</string>",
      files: ["Person.plist": BundleFixture.page("")])
    #expect(html.contains("href=\"Person.html#title-1\""))
    #expect(html.contains("href=\"Person.html#title-2\""))
  }

  @Test func choicesAreMenus() throws {
    let item = InAppScreen.specifier(
      "PSMultiValueSpecifier",
      [
        "Title": "Pick", "Key": "item",
        "Values": "<array><integer>1</integer><integer>2</integer></array>",
        "Titles": "<array><string>One</string><string>Two</string></array>",
      ])
    let html = try list(item, add: item, items: "<integer>2</integer>")
    #expect(
      html.contains("<option value=\"2\" data-value-type=\"integer\" selected>Two</option>"))
    #expect(html.contains("disabled><option value=\"\">Pick</option>"))
  }
}
