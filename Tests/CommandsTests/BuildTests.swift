import Commands
import TestSupport
import Testing

/// `vitrine build`, from words to streams.
struct BuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "fine/Settings.bundle/Root.plist": BundleFixture.page(
        BundleFixture.specifier("TextField", ["Title": "Hello", "Key": "hello"])),
      "fine/Settings.bundle/de.lproj/x": "", "fine/Settings.bundle/en.lproj/x": "",
      // No row leads to the page: a warning.
      "warned/Settings.bundle/Root.plist": BundleFixture.page(""),
      "warned/Settings.bundle/Orphan.plist": BundleFixture.page(""),
      "broken/Settings.bundle/Root.plist": "<plist><dict>\n<key>①</array>",
      // The project's file, so that no other one counts.
      "empty.yml": "",
    ])
  }

  private func build(
    _ bundle: String, _ options: [String] = [], config: String = "empty.yml",
    isTerminal: Bool = false
  ) async -> Recording {
    await Recording(
      [
        "build", folder.path(bundle), "--output", folder.path("site"), "--config",
        folder.path(config),
      ] + options, isTerminal: isTerminal)
  }

  @Test(arguments: [
    ("fine", [], Commands.ExitStatus.done), ("fine", ["--strict"], .done), ("warned", [], .done),
    ("warned", ["--strict"], .foundErrors), ("warned", ["--strict", "--quiet"], .foundErrors),
    ("broken", [], .foundErrors), ("broken", ["--quiet", "--format", "json"], .foundErrors),
    ("none", [], .couldNotRun), ("fine", ["--theme", "None"], .couldNotRun),
    ("fine", ["--locale", "fr"], .done), ("fine", ["--locale", "fr", "--strict"], .foundErrors),
    ("fine", ["--public", "/nowhere"], .couldNotRun),
  ])
  func statusSaysHowItWent(_ bundle: String, _ options: [String], _ status: Commands.ExitStatus)
    async
  {
    let run = await build(bundle, options)
    #expect(run.status == status, "\(run.remarks)")
    #expect(folder.exists("site/index.html") == (status != .couldNotRun))
  }

  @Test(arguments: [
    ("strict: true", [], Commands.ExitStatus.foundErrors), ("strict: false", [], .done),
    ("strict: false", ["--strict"], .foundErrors), ("nonsense: 1", [], .foundErrors),
  ])
  func theProjectMayBeStrict(_ config: String, _ options: [String], _ status: Commands.ExitStatus)
    async throws
  {
    try folder.write(config, to: "vitrine.yml")
    #expect(await build("warned", options, config: "vitrine.yml").status == status)
  }

  @Test func theOutputIsNotWritable() async throws {
    try folder.write("mine", to: "site/mine.txt")
    let run = await build("fine")
    #expect(run.status == .couldNotRun)
    #expect(
      run.remarks
        == "vitrine: the output folder “\(folder.path("site"))” holds files that Vitrine did not "
        + "write; name another one, or empty it\n")
    #expect(try folder.files(in: "site") == ["mine.txt"])
  }

  @Test func aSummaryIsARemark() async throws {
    let run = await build("fine")
    #expect(run.product == "")
    let lines = run.remarks.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("\(folder.path("site"))/index.html: ") ?? false)
    #expect(lines.first?.hasSuffix(" written, 0 unchanged") ?? false)
  }

  @Test(arguments: [["--quiet"], ["-q"], ["--format", "github"]])
  func nothingIsSaidOfGoodInput(_ options: [String]) async {
    for isTerminal in [false, true] {
      let run = await build("fine", options, isTerminal: isTerminal)
      #expect(run.product == "")
      #expect(run.remarks == "")
    }
  }

  @Test func quietStillTellsWhatIsWrong() async {
    let loud = await build("warned").remarks
    let quiet = await build("warned", ["--quiet"]).remarks
    #expect(quiet.hasSuffix("Orphan.plist: warning: no row leads to the page [orphan-pane]\n"))
    #expect(loud.hasPrefix(quiet + "1 warning in 1 file\n"))
    #expect(loud.split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    ("text", "Orphan.plist: warning: no row leads to the page [orphan-pane]\n"),
    ("json", #""rule": "orphan-pane","#), ("sarif", #""ruleId": "orphan-pane","#),
    ("github", "Orphan.plist,title=orphan-pane::no row leads to the page\n"),
  ])
  func diagnosticsAreRemarksInEveryForm(_ form: String, _ text: String) async {
    let run = await build("warned", ["--format", form])
    #expect(run.status == .done)
    #expect(run.product == "")
    #expect(run.remarks.contains(text), "\(run.remarks)")
    // A program that reads them meets nothing else.
    #expect(run.remarks.contains("unchanged") == (form == "text"))
  }

  @Test(arguments: [("json", "[]\n"), ("github", "")])
  func withoutDiagnosticsAFormIsEmpty(_ form: String, _ text: String) async {
    #expect(await build("fine", ["--format", form]).remarks == text)
  }

  @Test func remarksNameThePlace() async throws {
    let marked = MarkedText("<plist><dict>\n  <key>Title</①array>")
    try folder.write(marked.text, to: "broken/Settings.bundle/Root.plist")
    let run = await build("broken", ["--quiet"])
    let place = try #require(marked.positions["①"])
    let path = folder.path("broken/Settings.bundle/Root.plist")
    #expect(run.remarks.contains("\n\(path):\(place): error: "), "\(run.remarks)")
    #expect(run.remarks.contains("\n    <key>Title</array>\n                ^"), "\(run.remarks)")
  }

  @Test(
    arguments: [
      (["--idiom", "phone"], ["fine/de/phone", "fine/en/phone"]),
      (
        ["--idiom", "pad,phone", "--locale", "EN"],
        ["fine/en/compare", "fine/en/pad", "fine/en/phone"]
      ),
      (["--locale=de,en", "--idiom=pad"], ["fine/de/pad", "fine/en/pad"]),
    ] as [([String], [String])])
  func optionsSayWhatIsShown(_ options: [String], _ folders: [String]) async throws {
    #expect(await build("fine", options).status == .done)
    #expect(
      try folder.files(in: "site").filter { $0.hasSuffix("/Root.html") }
        == folders.map { "\($0)/Root.html" })
  }

  @Test func wordsOutrankTheProject() async throws {
    try folder.write([
      "vitrine.yml": """
      bundles: broken
      output: elsewhere
      theme: None
      idioms: [pad]
      public: none
      """, "Files/a.txt": "a",
    ])
    let run = await build(
      "fine",
      ["--theme", "Cupertino", "--idiom", "phone", "--public", folder.path("Files")],
      config: "vitrine.yml")
    #expect(run.status == .done, "\(run.remarks)")
    #expect(folder.exists("site/fine/en/phone/Root.html"))
    #expect(!folder.exists("site/fine/en/pad"))
    #expect(!folder.exists("elsewhere"))
    #expect(try folder.text(of: "site/a.txt") == "a")
  }

  @Test func theProjectNamesItsBundles() async throws {
    try folder.write(
      "bundles: [{path: fine, name: Meer & Wind}]\noutput: site\n", to: "vitrine.yml")
    let run = await Recording(["build", "--config", folder.path("vitrine.yml")])
    #expect(run.status == .done, "\(run.remarks)")
    let page = try folder.text(of: "site/meer-wind/en/phone/Root.html")
    #expect(page.contains("<h1>Meer &amp; Wind</h1>"))
    #expect(try folder.text(of: "site/site.json").contains("\"name\": \"Meer & Wind\""))
  }

  @Test func jobsChangeNothing() async throws {
    #expect(await build("fine", ["--jobs", "1"]).status == .done)
    let site = try folder.snapshot(of: "site")
    #expect(await build("fine", ["-j7"]).remarks.contains(": 0 written, "))
    #expect(try folder.snapshot(of: "site") == site)
  }
}
