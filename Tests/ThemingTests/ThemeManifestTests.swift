import Diagnostics
import TestSupport
import Testing
import Theming

struct ThemeManifestTests {
  private func manifest(_ text: MarkedText) -> ThemeManifest {
    ThemeManifest(of: ThemeFolder(path: "Own", files: ["theme.yml": text.utf8]))
  }

  private func described(_ option: ThemeManifest.Option) -> String {
    "\(option.name): \(option.values.joined(separator: ", "))"
  }

  @Test(
    arguments: [
      ("", nil, nil, []), ("# nothing\n", nil, nil, []),
      ("name: Own", "Own", nil, []),
      ("name: 7\nextends: Base", "7", "Base", []),
      ("extends:\nname: ", nil, nil, []),
      // The order is that of the text, for whoever lists the options.
      (
        "options:\n  size: [small, 2]\n  colour: red\n", nil, nil,
        ["size: small, 2", "colour: red"]
      ),
    ] as [(String, String?, String?, [String])])
  func aManifestSaysNameBaseAndOptions(
    _ text: String, _ name: String?, _ base: String?, _ options: [String]
  ) {
    let manifest = manifest(MarkedText(text))
    #expect(manifest.diagnostics.map(\.textForm) == [])
    #expect(manifest.name == name)
    #expect(manifest.base == base)
    #expect(manifest.options.map(described) == options)
  }

  @Test func aThemeMayDoWithoutManifest() {
    let manifest = ThemeManifest(of: ThemeFolder(path: "Own", files: [:]))
    #expect(manifest.diagnostics == [])
    #expect(manifest.name == nil && manifest.base == nil && manifest.options == [])
  }

  @Test(
    arguments: [
      (
        "name: A\n①extend: Base",
        "① unknown key “extend”; did you mean “extends”? "
          + "Keys here: “name”, “extends”, “options”"
      ),
      ("name: ①[A]", "① “name” wants a text, not a list"),
      ("extends: ①true", "① “extends” wants a text, and true is none; put it in quotes: \"true\""),
      ("options: ①a", "① “options” wants “key: value” lines, not “a”"),
      ("options:\n  size: ①{a: b}", "① “options.size” wants a list of texts, not a mapping"),
      ("options:\n  size: [a, ①[b]]", "① “options.size[2]” wants a text, not a list"),
      ("①just text", "① expected “key: value” lines, not “just text”"),
    ])
  func whatIsWrongHasItsPlace(_ marked: String, _ message: String) {
    let text = MarkedText(marked)
    let diagnostics = manifest(text).diagnostics
    #expect(text.describe(diagnostics) == [message])
    #expect(diagnostics.map(\.location.path) == ["Own/theme.yml"])
    #expect(diagnostics.map(\.severity) == [.error])
  }

  /// What is right counts, whatever stands beside it.
  @Test func readingGoesOnBehindAnError() {
    let manifest = manifest(MarkedText("nme: A\nextends: Base\noptions: {a: {}, b: [x, [y], z]}"))
    #expect(
      manifest.diagnostics.map(\.message.rule).sorted() == [
        "yaml-type", "yaml-type", "yaml-unknown-key",
      ])
    #expect(manifest.base == "Base")
    #expect(manifest.options.map(described) == ["b: x, z"])
  }
}
