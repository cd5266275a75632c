import Commands
import TestSupport
import Testing

/// `vitrine inspect`, from words to streams.
struct InspectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A/Settings.bundle/Root.plist": BundleFixture.page(
        BundleFixture.specifier("TextField", ["Title": "Hello", "Key": "hello"]),
        keys: "<key>StringsTable</key><string>Root</string>"),
      "A/Settings.bundle/de.lproj/Root.strings": "\"Hello\" = \"Hallo\";",
      "A/Settings.bundle/en.lproj/Root.strings": "\"Hello\" = \"Hello!\";",
      "B/Settings.bundle/Root.plist": "<plist><dict>", "empty/x": "",
    ])
  }

  private func inspect(_ bundle: String, _ options: [String] = []) async -> Recording {
    await Recording(["inspect", folder.path(bundle)] + options)
  }

  @Test func theBundleIsTheProduct() async {
    let run = await inspect("A")
    #expect(run.status == .done)
    #expect(run.remarks == "")
    #expect(run.product.hasPrefix("{\n  \"bundle\": \"A\",\n  \"dialect\": \"settings\",\n"))
    #expect(run.product.hasSuffix("}\n"))
    for text in ["\"Hello\"", "\"Hallo\"", "\"Hello!\""] {
      #expect(run.product.contains("\"title\": \(text)"))
    }
    #expect(await inspect("A", ["--format", "json"]).product == run.product)
  }

  @Test func markdownIsAProductToo() async {
    let run = await inspect("A", ["--format", "markdown"])
    #expect(run.status == .done)
    #expect(run.product.hasPrefix("# A\n"))
    #expect(run.remarks == "")
  }

  @Test func languagesCanBeChosen() async {
    let run = await inspect("A", ["--locale", "de"])
    #expect(run.status == .done)
    #expect(run.product.contains("Hallo"))
    #expect(!run.product.contains("Hello!"))
  }

  @Test func defaultsAndKeysAreProducts() async {
    let defaults = await inspect("A", ["--format", "defaults"])
    #expect(defaults.status == .done)
    #expect(defaults.product.hasSuffix("<plist version=\"1.0\">\n<dict/>\n</plist>\n"))
    let swift = await inspect("A", ["--format", "swift"])
    #expect(swift.product.contains("/// Hello! (Text Field)\n"))
    #expect(await inspect("A", ["--format", "swift", "--locale", "de"]).product.contains("Hallo"))
  }

  @Test func aTableOfStringsIsMerged() async throws {
    let entry = "\"Hello\" = \"Hallo\";\n"
    let skeleton = await inspect("A", ["--format", "strings", "--locale", "de"])
    #expect(skeleton.product == "/* Root, Text Field: title */\n" + entry)
    try folder.write("old = \"alt\";\n", to: "de.lproj/Root.strings")
    let run = await inspect(
      "A", ["--format", "strings", "--merge", folder.path("de.lproj/Root.strings")])
    #expect(run.product == "old = \"alt\";\n\n/* Root, Text Field: title */\n" + entry)
    #expect(run.remarks.contains("de.lproj/Root.strings:1:1: note: "))
    #expect(run.status == .done)
  }

  @Test(arguments: [
    (["--merge", "Root.strings"], "“--merge” needs “--format strings” too"),
    (
      ["--format", "strings", "--merge", "X.strings"],
      "no page uses a table “X.strings”; there is “Root.strings”"
    ),
    (["--format", "strings", "--locale", "de,en"], "a table has one language"),
  ])
  func whatIsNoTableIsSaid(_ options: [String], _ reason: String) async {
    let run = await inspect("A", options)
    #expect(run.status == .couldNotRun)
    #expect(run.product == "")
    #expect(run.remarks.contains(reason), "\(run.remarks)")
  }

  @Test func scenesHaveNoDefaults() async throws {
    try folder.write("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", to: "V.xib")
    for form in ["defaults", "swift"] {
      let run = await inspect("V.xib", ["--format", form])
      #expect(run.status == .couldNotRun)
      #expect(run.remarks.contains("is a file of Interface Builder, which has no keys"))
    }
  }

  @Test func errorsAreRemarksAndTheRestIsAProduct() async {
    let run = await inspect("B")
    #expect(run.status == .foundErrors)
    #expect(run.product.contains("\"file\": \"Root.plist\""))
    #expect(run.remarks.contains(folder.path("B/Settings.bundle/Root.plist:1:14: error: ")))
  }

  @Test(arguments: [
    ("A", ["--locale", "fr"], "the bundle has none of the languages that “--locale” names\n"),
    ("A", ["--locale", "?"], "“?” names no language; write a tag such as “pt-BR”\n"),
    ("empty", [], "there is no settings bundle in “FOLDER/empty”\n"),
    ("none", [], "no such folder\n"),
    (
      "", [],
      "there are several settings bundles in “FOLDER/”; name one of them:\n"
        + "  FOLDER/A/Settings.bundle\n  FOLDER/B/Settings.bundle\n"
    ),
  ])
  func whatCannotRunSaysWhy(_ bundle: String, _ options: [String], _ reason: String) async {
    let run = await inspect(bundle, options)
    #expect(run.status == .couldNotRun)
    #expect(run.product == "")
    let remarks = run.remarks.replacing(folder.path, with: "FOLDER")
    #expect(remarks.hasPrefix("vitrine: ") && remarks.hasSuffix(reason), "\(remarks)")
  }
}
