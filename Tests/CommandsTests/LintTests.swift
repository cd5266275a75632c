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
    #expect(run.remarks == "")
    #expect(
      run.product.hasPrefix(
        "\(folder.path("broken/Settings.bundle/Root.plist")):4:1: error: a PSTextFieldSpecifier "
          + "without “Key” has nowhere to store its value [missing-required-key]\n"))
    #expect(await lint(["fine"]).product == "")
    #expect(await lint(["fine"], ["--format", "json"]).product == "[]\n")
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
  ])
  func theProjectHasItsSay(
    _ config: String, _ status: Commands.ExitStatus, _ text: String
  ) async throws {
    try folder.write(config, to: "vitrine.yml")
    let run = await lint(["broken"], config: "vitrine.yml")
    #expect(run.status == status)
    #expect(text.isEmpty ? run.product == "" : run.product.contains(text), "\(run.product)")
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
  }
}
