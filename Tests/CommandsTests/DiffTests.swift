import Commands
import Foundation
import TestSupport
import Testing

/// `vitrine diff`, from words to streams.
struct DiffTests {
  private let folder: TemporaryFolder

  private static func row(_ key: String, _ value: String = "1", _ title: String = "T") -> String {
    BundleFixture.specifier(
      "TextField", ["Title": title, "Key": key, "DefaultValue": value])
  }

  init() throws {
    folder = try TemporaryFolder()
    let rows = [
      "one": [Self.row("a"), Self.row("b")], "same": [Self.row("a"), Self.row("b")],
      "more": [Self.row("a"), Self.row("b"), Self.row("c")], "less": [Self.row("a")],
      "titled": [Self.row("a"), Self.row("b", "1", "Other")],
      "default": [Self.row("a"), Self.row("b", "2")],
    ]
    for (name, rows) in rows {
      try folder.write(
        BundleFixture.page(rows.joined(separator: "\n")), to: "\(name)/Settings.bundle/Root.plist")
    }
    try folder.write("", to: "empty/x")
    try folder.write("<plist><dict>", to: "broken/Settings.bundle/Root.plist")
  }

  private func diff(_ old: String, _ new: String, _ options: [String] = []) async -> Recording {
    await Recording(["diff", folder.path(old), folder.path(new)] + options)
  }

  @Test(arguments: [
    ("one", "same", [], Commands.ExitStatus.done), ("one", "more", [], .foundErrors),
    ("one", "titled", [], .foundErrors), ("one", "titled", ["--breaking-only"], .done),
    ("one", "more", ["--breaking-only"], .done),
    ("one", "less", ["--breaking-only"], .foundErrors),
    ("one", "default", ["--breaking-only"], .foundErrors), ("one", "nowhere", [], .couldNotRun),
    ("empty", "one", [], .couldNotRun), ("one", "same", ["--format", "json"], .done),
    ("one", "less", ["--format", "html"], .foundErrors),
  ])
  func statusSaysWhetherSomethingDiffers(
    _ old: String, _ new: String, _ options: [String], _ status: Commands.ExitStatus
  ) async {
    #expect(await diff(old, new, options).status == status)
  }

  @Test func changesAreTheProduct() async {
    let run = await diff("one", "default")
    #expect(run.remarks == "")
    #expect(
      run.product
        == "\(folder.path("default/Settings.bundle/Root.plist")):4:1: breaking: setting b “T”: "
        + "DefaultValue: 1 → 2\n")
    #expect(await diff("one", "same").product == "")
    #expect(await diff("one", "titled", ["--breaking-only"]).product == "")
  }

  @Test func aFileCanBeTheProduct() async throws {
    let run = await diff("one", "default", ["--format", "markdown", "-o", folder.path("out.md")])
    #expect(run.status == .foundErrors)
    #expect(run.product == "")
    #expect(
      try folder.text(of: "out.md")
        == (await diff("one", "default", ["--format", "markdown"])).product)
    #expect(await diff("one", "more", ["-o", folder.path("none/x")]).status == .couldNotRun)
  }

  /// What is no file is written to, and what is behind a link stays behind it.
  @Test func theProductTakesNoOthersPlace() async throws {
    let product = await diff("one", "default").product
    let pipe = folder.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    // Open at both ends, so that neither waits for the other.
    let reader = try #require(FileHandle(forUpdatingAtPath: pipe))
    #expect(await diff("one", "default", ["-o", pipe]).status == .foundErrors)
    #expect(reader.availableData == Data(product.utf8))
    try folder.write("", to: "real.txt")
    try folder.link("link.txt", to: "real.txt")
    #expect(await diff("one", "default", ["-o", folder.path("link.txt")]).status == .foundErrors)
    #expect(try folder.text(of: "real.txt") == product)
  }

  @Test func htmlIsOneFileThatNeedsNoOther() async {
    let html = await diff("one", "default", ["--format", "html"]).product
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains("<style>") && html.contains(".versions"))
    for outside in ["<script", "<link", " src=\"http", "@import"] {
      #expect(!html.contains(outside), "\(outside)")
    }
    #expect(html.contains("value=\"1\"") && html.contains("value=\"2\""))
  }

  @Test func whatCannotBeReadIsTold() async {
    let run = await diff("one", "broken")
    #expect(run.status == .foundErrors)
    #expect(run.remarks.contains("broken/Settings.bundle/Root.plist:1:14: error: "))
  }

  @Test(arguments: [
    (["diff", "a"], "NEW is missing; two revisions of one bundle are compared by “--git”"),
    (["diff", "--git", "HEAD", "a", "b"], "with “--git”, there is one path; “b” is one too many"),
    (["diff", "--git=--output=x..y", "a"], "“--output=x..y” names no revisions; write"),
    (["diff", "--git=a..-b", "a"], "“a..-b” names no revisions; write"),
    (["diff", "--git", "..", "a"], "“..” names no revisions; write"),
    (["diff", "--git", "a..b..c", "a"], "“a..b..c” names no revisions; write"),
  ])
  func wrongWordsAreRefused(_ words: [String], _ reason: String) async {
    let run = await Recording(words)
    #expect(run.status == .couldNotRun)
    #expect(run.remarks.hasPrefix("vitrine: \(reason)"), "\(run.remarks)")
  }
}

/// `vitrine diff --git`, in a repository of three versions of the sample.
struct DiffGitTests {
  private let repository: GitFixture
  private static let bundle = "App/Settings.bundle"

  init() throws {
    repository = try GitFixture()
    let sample = URL(filePath: #filePath)
      .appending(path: "../../../docs/examples/Tidepool/Settings.bundle").standardizedFileURL
    try repository.folder.makeFolder("App")
    try FileManager.default.copyItem(
      atPath: sample.path(percentEncoded: false), toPath: repository.folder.path(Self.bundle))
    try repository.commit("v1")
    // What readers see, and nothing else.
    try edit("Sync.plist", "<string>Sync Finds</string>", "<string>Sync All Finds</string>")
    try edit("de.lproj/Sync.strings", "Nur über WLAN", "Nur im WLAN")
    try edit("Root.plist", "\t", "  ")
    try repository.commit("v2")
    // What apps have stored.
    try edit("Root.plist", "<string>profile_name</string>", "<string>profile.name</string>")
    try edit("Root.plist", "<string>marina@example.com</string>", "<string>m@example.com</string>")
    try edit(
      "Sync.plist", "<key>DefaultValue</key>\n\t\t\t<true/>",
      "<key>DefaultValue</key>\n\t\t\t<false/>")
    try repository.folder.remove("\(Self.bundle)/fr.lproj")
    try repository.commit("v3")
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    let path = "\(Self.bundle)/\(file)"
    let text = try repository.folder.text(of: path)
    try #require(text.contains(old))
    try repository.folder.write(text.replacing(old, with: new), to: path)
  }

  private func diff(
    _ range: String, _ path: String = bundle, _ options: [String] = []
  ) async -> Recording {
    await Recording(["diff", "--git", range, repository.folder.path(path)] + options)
  }

  /// The lines without the places at their heads.
  private func changes(_ run: Recording) -> [String] {
    run.product.split(separator: "\n").map { line in
      line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }
  }

  @Test func theSampleHasAHistory() async throws {
    let first = await diff("v1..v2")
    #expect(first.remarks == "")
    #expect(first.status == .foundErrors)
    #expect(
      first.product.contains("\nv2:\(repository.folder.path(Self.bundle))/Sync.plist:")
        || first.product.hasPrefix("v2:"))
    let lines = changes(first)
    #expect(lines.count == 2, "\(first.product)")
    #expect(
      lines.contains {
        $0.hasPrefix("setting sync_enabled")
          && $0.contains("Title: “Sync Finds” → “Sync All Finds”")
      })
    #expect(lines.contains { $0.contains("Title: de “Nur über WLAN” → “Nur im WLAN”") })
    #expect(await diff("v1..v2", Self.bundle, ["--breaking-only"]).status == .done)

    let second = await diff("v2..v3")
    #expect(second.status == .foundErrors)
    let expected = [
      "language fr “Français”: removed",
      "breaking: setting profile.name “Name”: renamed from profile_name",
      "breaking: setting profile_email “Email”: DefaultValue: marina@example.com → m@example.com",
      "breaking: setting sync_enabled “Sync All Finds”: DefaultValue: true → false",
    ]
    for line in expected {
      #expect(second.product.contains(line), "\(second.product)")
    }
    #expect(changes(second).count == expected.count, "\(second.product)")

    let all = await diff("v1..v3", Self.bundle, ["--breaking-only", "--format", "json"])
    #expect(all.status == .foundErrors)
    #expect(all.product.contains("\"breaking\": 3"))
  }

  @Test func revisionsAreWrittenAsGitDoes() async throws {
    let whole = changes(await diff("v1..v3"))
    #expect(changes(await diff("v1..HEAD")) == whole)
    #expect(changes(await diff("v1..")) == whole)
    #expect(changes(await diff("v1")) == whole)
    #expect(changes(await diff("v1...v3")) == whole)
    #expect(changes(await diff("v1^0..v3", "App")) == whole)
    #expect(changes(await diff(":/v1..HEAD^{/v3}")) == whole)
    #expect(await diff("HEAD").product == "")
    try edit("Root.plist", "<string>profile.name</string>", "<string>profile_name</string>")
    #expect(await diff("HEAD").status == .foundErrors)
    #expect(await diff("v3..HEAD").status == .done)
  }

  /// Both sides changed since they branched off; three dots leave the other side's changes out.
  @Test func threeDotsBeginWhereBothBranchedOff() async throws {
    try repository.git(["checkout", "--quiet", "-b", "topic", "v1"])
    try edit("Root.plist", "<string>Marina Vogel</string>", "<string>M. Vogel</string>")
    try repository.commit("topic-1")
    let run = await diff("v3...topic")
    #expect(changes(run).count == 1, "\(run.product)")
    #expect(run.product.contains("DefaultValue: Marina Vogel → M. Vogel"))
    #expect(changes(await diff("v3..topic")).count > 4)
  }

  @Test func aBundleMayComeAndGo() async throws {
    try repository.folder.remove(Self.bundle)
    try repository.commit("gone")
    let run = await diff("v3..gone")
    #expect(run.status == .foundErrors)
    #expect(run.remarks.contains("in “gone”, so all of it counts as removed"))
    #expect(run.product.contains("breaking: setting sync_enabled"))
    #expect(await diff("gone..v3", Self.bundle, ["--breaking-only"]).status == .done)
    #expect(await diff("gone..v3").remarks.contains("in “gone”, so all of it counts as added"))
    #expect(await diff("v3").remarks.contains("in “the files as they are”"))
  }

  @Test(arguments: [
    ("nope..v1", "App/Settings.bundle", "there is no commit “nope” in the repository of"),
    ("v1..v2", "App/Other.bundle", "there is no “"), ("v1..v2", "Nowhere/Deep/x", "there is no “"),
    ("^v1..v2", "App/Settings.bundle", "there is no commit “^v1” in the repository of"),
    ("v1^{tree}..v2", "App/Settings.bundle", "there is no commit “v1^{tree}” in"),
  ])
  func whatIsNotThereIsNamed(_ range: String, _ path: String, _ reason: String) async {
    let run = await diff(range, path)
    #expect(run.status == .couldNotRun)
    #expect(run.product == "")
    #expect(run.remarks.hasPrefix("vitrine: \(reason)"), "\(run.remarks)")
  }

  @Test func revisionsWithoutTheirOptionAreKnown() async {
    let run = await Recording(["diff", "v1..v2", repository.folder.path(Self.bundle)])
    #expect(run.status == .couldNotRun)
    #expect(run.remarks.contains("revisions are compared by “--git v1..v2”"), "\(run.remarks)")
  }

  @Test func aFolderOutsideOfARepositoryIsNamed() async throws {
    let other = try TemporaryFolder()
    let run = await Recording(["diff", "--git", "a..b", other.path])
    #expect(run.status == .couldNotRun)
    #expect(run.remarks.contains("lies in no git repository"), "\(run.remarks)")
  }

  /// Names that shells, pathspecs and options would take for something else.
  @Test(arguments: [
    "-rf", "a b\"'$(x)`;", ":(glob)**", "ümläut", "*.bundle", "two\nlines\n", "\u{301}x",
  ])
  func hostileNamesAreNames(_ name: String) async throws {
    let row = BundleFixture.specifier("TextField", ["Title": "T", "Key": "k"])
    try repository.folder.write(
      BundleFixture.page(row), to: "\(name)/Settings.bundle/Root.plist")
    try repository.folder.write("x", to: "\(name)/Settings.bundle/\(name).txt")
    try repository.commit("h1")
    try repository.folder.write(
      BundleFixture.page(row.replacing("<string>k<", with: "<string>q<")),
      to: "\(name)/Settings.bundle/Root.plist")
    try repository.commit("h2")
    let run = await diff("h1..h2", name)
    #expect(run.status == .foundErrors, "\(run.remarks)")
    #expect(run.product.contains("renamed from k"), "\(run.product)")
  }

  @Test func scenesHaveAHistoryToo() async throws {
    let sample = URL(filePath: #filePath)
      .appending(path: "../../../docs/examples/Tidepool").standardizedFileURL
    for file in ["Base.lproj/Account.storyboard", "de.lproj/Account.strings"] {
      let text = try String(contentsOf: sample.appending(path: file), encoding: .utf8)
      try repository.folder.write(text, to: "UI/\(file)")
    }
    try repository.commit("s1")
    let file = "UI/Base.lproj/Account.storyboard"
    let text = try repository.folder.text(of: file)
    let trait = "keyboardType=\"emailAddress\""
    try #require(text.contains(trait))
    try repository.folder.write(text.replacing(trait, with: ""), to: file)
    try repository.folder.remove("UI/de.lproj")
    try repository.commit("s2")
    let run = await diff("s1..s2", file)
    #expect(run.status == .foundErrors, "\(run.remarks)")
    #expect(run.product.contains("keyboardType: emailAddress → default"), "\(run.product)")
    #expect(run.product.contains("language de “Deutsch”: removed"), "\(run.product)")
    let place = "s2:\(repository.folder.path(file)):"
    #expect(run.product.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix(place) })
  }

  @Test func aFolderMayHoldTheBundle() async throws {
    #expect(changes(await diff("v2..v3", "App")) == changes(await diff("v2..v3")))
    try repository.folder.write("<plist/>", to: "App/Other.bundle/Root.plist")
    try repository.commit("two")
    let run = await diff("v3..two", "App")
    #expect(run.status == .couldNotRun)
    #expect(run.remarks.contains("there are several settings bundles in “two:"), "\(run.remarks)")
  }

  @Test func linksWithinTheBundleAreFollowedAndOthersNot() async throws {
    try repository.folder.link("\(Self.bundle)/Copy.plist", to: "Sync.plist")
    try repository.folder.link("\(Self.bundle)/Stray.plist", to: "/etc/passwd")
    try repository.commit("links")
    let run = await diff("v3..links")
    #expect(run.product.contains("page Copy: added"), "\(run.product)")
    // As systems do, links that lead to links are followed; those in a circle lead nowhere.
    try repository.folder.link("\(Self.bundle)/Second.plist", to: "Copy.plist")
    try repository.folder.link("\(Self.bundle)/Round.plist", to: "Round.plist")
    try repository.commit("chains")
    let chains = await diff("links..chains")
    #expect(chains.product.contains("page Second: added") && !chains.product.contains("Round"))
    #expect(await diff("chains").product == "")
    #expect(!run.product.contains("Stray"))
  }
}

/// A repository that is there for one test.
struct GitFixture {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git(["init", "--quiet", "--initial-branch", "main"])
  }

  /// Commits everything, and gives the commit a tag.
  func commit(_ tag: String) throws {
    try git(["add", "--all"])
    try git(["commit", "--quiet", "--message", tag])
    try git(["tag", tag])
  }

  func git(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com"]
      + words
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words.joined(separator: " "))")
  }
}
