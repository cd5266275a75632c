import Commands
import TestSupport
import Testing

/// `vitrine lint` and `vitrine rules`, from words to streams.
struct LintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let row = BundleFixture.specifier("TextField", ["Title": "Hello", "Key": "hello"])
    try folder.write([
      "fine/Settings.bundle/Root.plist": BundleFixture.page(row),
      "warned/Settings.bundle/Root.plist": BundleFixture.page(row),
      "warned/Settings.bundle/Orphan.plist": BundleFixture.page(""),
      "broken/Settings.bundle/Root.plist": BundleFixture.page(
        "\(row)\n" + BundleFixture.specifier("TextField", ["Title": "No key"])),
      "empty.yml": "", "none/x": "",
    ])
  }

  private func lint(
    _ bundles: [String], _ options: [String] = [], config: String = "empty.yml"
  ) async -> Recording {
    await Recording(
      ["lint"] + bundles.map { folder.path($0) } + ["--config", folder.path(config)] + options)
  }

  @Test(arguments: [
    ("fine", [], Commands.ExitStatus.done), ("fine", ["--strict"], .done), ("warned", [], .done),
    ("warned", ["--strict"], .foundErrors), ("broken", [], .foundErrors),
    ("broken", ["--format", "sarif"], .foundErrors), ("none", [], .couldNotRun),
    ("nowhere", [], .couldNotRun),
  ])
  func statusSaysHowItWent(
    _ bundle: String, _ options: [String], _ status: Commands.ExitStatus
  ) async {
    #expect(await lint([bundle], options).status == status)
  }

  @Test func findingsAreTheProduct() async {
    let run = await lint(["broken"])
    #expect(run.remarks == "1 error in 1 file\n")
    #expect(
      run.product.hasPrefix(
        "\(folder.path("broken/Settings.bundle/Root.plist")):4:1: error: a PSTextFieldSpecifier "
          + "without “Key” has nowhere to store its value [missing-required-key]\n"))
    #expect(await lint(["fine"]).product == "")
    #expect(await lint(["fine"], ["--format", "json"]).product == "[]\n")
  }

  @Test(arguments: [
    ("broken", [String](), "1 error in 1 file\n"), ("broken", ["--quiet"], ""), ("fine", [], ""),
    ("broken", ["-q", "--fix"], ""), ("broken", ["--fix"], "nothing fixed\n1 error in 1 file\n"),
    ("broken", ["--format", "json"], ""), ("broken", ["--format", "github"], ""),
  ])
  func whatWasFoundIsCounted(_ bundle: String, _ options: [String], _ remarks: String) async {
    #expect(await lint([bundle], options).remarks == remarks)
  }

  @Test func manyBundlesAreOneRunInOrder() async {
    let run = await lint(["warned", "fine", "broken"], ["--format", "github"])
    let lines = run.product.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("/broken/") == true && lines.last?.contains("/warned/") == true)
    #expect(await lint(["broken", "warned"], ["--format", "github"]).product == run.product)
  }

  @Test(arguments: [
    ("rules:\n  missing-required-key: off\n", Commands.ExitStatus.done, ""),
    ("rules:\n  missing-required-key: warning\n", .done, "warning: a PSTextFieldSpecifier"),
    ("rules: {missing-required-key: warning}\nstrict: true\n", .foundErrors, "warning: a PS"),
    (
      "title: x\nrules:\n  missing-reqired-key: off\n", .foundErrors,
      "vitrine.yml:3:3: error: there is no rule “missing-reqired-key”; did you mean "
        + "“missing-required-key”?"
    ),
    (
      "rules:\n  empty-key: fatal\n", .foundErrors,
      "“rules.empty-key” wants one of “off”, “warning”, “error”, not “fatal”"
    ),
    ("titel: x\nrules: {yaml-unknown-key: off, missing-required-key: off}\n", .done, ""),
    ("titel: x\nrules: {yaml-unknown-key: warning, missing-required-key: off}\n", .done, "warning"),
    (
      "rules:\n  unreadable-file: off\n", .foundErrors,
      "vitrine.yml:2:3: error: “unreadable-file” cannot be off, since what it tells of is missing "
        + "from the site; write “warning” [yaml-value]"
    ),
    ("rules: {output-clash: warning, missing-required-key: off}\n", .done, ""),
  ])
  func theProjectHasItsSay(
    _ config: String, _ status: Commands.ExitStatus, _ text: String
  ) async throws {
    try folder.write(config, to: "vitrine.yml")
    let run = await lint(["broken"], config: "vitrine.yml")
    #expect(run.status == status)
    #expect(text.isEmpty ? run.product == "" : run.product.contains(text), "\(run.product)")
  }

  // MARK: - Documents

  /// A project whose documents have mistakes of every kind.
  private func writeProject(rules: String = "") throws {
    try folder.write([
      "vitrine.yml": "title: A\nbundles: fine\noutput: site\n\(rules)",
      "docs/index.md": """
      # Start

      See [sync](snyc.md), [below](#nothing), [a setting](setting:nothing) and <b>this</b>.

      ```settings
      bundle: other
      ```
      """,
      "docs/sync.md": "---\ntitle: Sync\ntitel: x\n---\n\n![none](none.png)\n",
    ])
  }

  private static let mistakes: Set = [
    "broken-link", "broken-anchor", "broken-setting", "markdown-html", "yaml-unknown-key",
    "broken-image",
  ]

  private static func rules(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /: (?:error|warning|note): .*\[([a-z-]+)\]$/).map { String($0.output.1) }
    }
  }

  @Test func documentsOfAProjectAreChecked() async throws {
    try writeProject()
    let run = await lint([], config: "vitrine.yml")
    #expect(Set(Self.rules(in: run.product)) == Self.mistakes, "\(run.product)")
    #expect(run.status == .foundErrors)
    #expect(run.remarks == "6 errors, 2 warnings in 2 files\n")
    #expect(!folder.exists("site"))
    let built = await Recording(["build", "--config", folder.path("vitrine.yml"), "--quiet"])
    #expect(built.remarks == run.product)
  }

  @Test func bundlesThatAreNamedLeaveTheProjectsDocumentsOut() async throws {
    try writeProject()
    #expect(await lint(["fine"], config: "vitrine.yml").product == "")
    let run = await lint(["fine"], ["--docs", folder.path("docs")], config: "vitrine.yml")
    #expect(Set(Self.rules(in: run.product)) == Self.mistakes)
  }

  @Test func rulesOfDocumentsCanBeOff() async throws {
    try writeProject(
      rules: """
        rules:
          broken-link: off
          broken-anchor: off
          broken-setting: off
          broken-image: warning
          yaml-unknown-key: off
        """)
    let run = await lint([], config: "vitrine.yml")
    #expect(Set(Self.rules(in: run.product)) == ["broken-image", "markdown-html"])
    #expect(run.status == .done)
    #expect(run.remarks == "3 warnings in 2 files\n")
    let built = await Recording(["build", "--config", folder.path("vitrine.yml"), "--quiet"])
    #expect(built.remarks == run.product)
  }

  // MARK: - Languages

  @Test func aLanguageThatIsAskedForAndMissingIsTold() async throws {
    try folder.write([
      "many/Settings.bundle/de.lproj/x": "", "many/Settings.bundle/en.lproj/x": "",
      "many/Settings.bundle/Root.plist": BundleFixture.page(
        BundleFixture.specifier("TextField", ["Title": "Hello", "Key": "hello"])),
      "vitrine.yml": "bundles: [fine, many]\nlocales: [en, de, fr]\noutput: site\n",
    ])
    let run = await lint([], config: "vitrine.yml")
    let file = folder.path("vitrine.yml")
    #expect(
      run.product.split(separator: "\n").filter { $0.contains("[no-language]") } == [
        "\(file):2:15: note: “fine” has no texts in “de”; it has en [no-language]",
        "\(file):2:19: warning: “fine” has no texts in “fr”; it has en [no-language]",
        "\(file):2:19: warning: “many” has no texts in “fr”; it has de, en [no-language]",
      ])
    let words = await Recording([
      "build", "--config", file, "--quiet", "--locale", "de,fr", "--output", folder.path("site"),
    ])
    #expect(
      words.remarks.split(separator: "\n") == [
        "\(folder.path("fine/Settings.bundle")): warning: the bundle has none of the languages that "
          + "are asked for [no-language]",
        "\(folder.path("many/Settings.bundle")): warning: “many” has no texts in “fr”; it has de, en "
          + "[no-language]",
      ])
    let inspected = await Recording(["inspect", folder.path("many"), "--locale", "de,fr"])
    #expect(inspected.remarks.contains("“many” has no texts in “fr”; it has de, en [no-language]"))
  }

  /// What `lint` finds is found by the other commands too.
  @Test func buildAndInspectSayTheSame() async {
    let product = await lint(["broken"]).product
    let built = await Recording([
      "build", folder.path("broken"), "--output", folder.path("site"), "--config",
      folder.path("empty.yml"), "--quiet",
    ])
    #expect(built.remarks == product)
    #expect(await Recording(["inspect", folder.path("broken")]).remarks == product)
  }

  @Test func rulesAreListed() async {
    let run = await Recording(["rules"])
    #expect(run.status == .done)
    #expect(run.remarks == "")
    let lines = run.product.split(separator: "\n")
    #expect(lines == lines.sorted())
    #expect(lines.contains { $0.hasPrefix("empty-key ") && $0.contains(" error    an element's") })
    #expect(lines.contains { $0.hasPrefix("tv-leaves-out ") && $0.contains(" off ") })
    // Readers' rules are rules.
    #expect(lines.contains { $0.hasPrefix("missing-semicolon ") })
    // So are those of documents, themes and the project's file.
    for rule in ["broken-link ", "unsafe-place ", "yaml-type ", "front-matter ", "output-clash "] {
      #expect(lines.contains { $0.hasPrefix(rule) })
    }
  }
}
