import HTML
import Pages
import Testing

/// Lists of choices that HTML would take for one, since they have the same name or none.
struct SharedKeyTests {
  private func names(keys: [String?]) throws -> [String] {
    let rows = keys.map { key in
      """
      <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>T</string>
      \(key.map { "<key>Key</key><string>\($0)</string>" } ?? "")
      <key>DefaultValue</key><string>a</string>
      <key>Values</key><array><string>a</string></array>
      <key>Titles</key><array><string>A</string></array></dict>
      """
    }
    let form = try ScreenFixture(rows.joined()).form()
    return form.matches(of: /type="radio" name="([^"]*)" value="a"/).map { String($0.output.1) }
  }

  @Test(
    arguments: [
      (["k", "l"], ["k", "l"]), (["k", "k"], ["k", "row-1-choices"]),
      ([nil, "k", nil], ["row-0-choices", "k", "row-2-choices"]),
      (["", "k"], ["row-0-choices", "k"]),
    ] as [([String?], [String])])
  func eachListHasANameOfItsOwn(keys: [String?], expected: [String]) throws {
    #expect(try names(keys: keys) == expected)
  }
}
