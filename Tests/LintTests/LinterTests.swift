import Diagnostics
import Foundation
import Lint
import Settings
import TestSupport
import Testing

struct LinterTests {
  private func rules(
    _ bundle: BundleFixture, _ settings: RuleSettings = .standard
  ) -> [String] {
    Linter(settings).diagnostics(of: bundle.read()).map {
      "\($0.severity) \($0.message.rule)"
    }
  }

  private static let secret = BundleFixture.specifier(
    "TextField", ["Title": "A", "Key": "a", "DefaultValue": "x", "IsSecure": "<true/>"])
  private static let other = BundleFixture.specifier(
    "TextField", ["Title": "B", "Key": "b", "DefaultValue": "x", "IsSecure": "<true/>"])

  @Test func idsAreKebabCaseAndUnique() {
    let ids = RuleRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
    for id in ids { #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)") }
    for rule in RuleRegistry.all {
      #expect(!rule.summary.isEmpty && !rule.evidence.isEmpty && !rule.summary.hasSuffix("."))
    }
  }

  @Test(arguments: [
    (RuleSettings.Level.off, [String]()), (.warning, ["warning secret-default"]),
    (.error, ["error secret-default"]),
  ])
  func theProjectSaysHowBadARuleIs(_ level: RuleSettings.Level, _ found: [String]) {
    let bundle = BundleFixture(specifiers: [Self.secret])
    #expect(rules(bundle, RuleSettings(["secret-default": level])) == found)
  }

  /// What a reader says can be switched off and made worse like the rest.
  @Test(arguments: [
    (RuleSettings.Level.off, [String]()), (.warning, ["warning missing-pane"]),
    (.error, ["error missing-pane"]),
  ])
  func theProjectSaysHowBadAReadersRuleIs(_ level: RuleSettings.Level, _ found: [String]) {
    let row = BundleFixture.specifier("ChildPane", ["Title": "A", "File": "None"])
    let bundle = BundleFixture(specifiers: [
      BundleFixture.specifier("TextField", ["Title": "A", "Key": "a"]), row,
    ])
    #expect(rules(bundle, RuleSettings(["missing-pane": level])) == found)
  }

  @Test func aRuleThatIsOffCanBeSwitchedOn() {
    let bundle = BundleFixture(specifiers: [
      BundleFixture.specifier(
        "Slider",
        [
          "Key": "s", "DefaultValue": "<real>0</real>", "MinimumValue": "<real>0</real>",
          "MaximumValue": "<real>1</real>",
        ])
    ])
    #expect(rules(bundle) == [])
    #expect(rules(bundle, RuleSettings(["tv-leaves-out": .error])) == ["error tv-leaves-out"])
  }

  // MARK: - Comments

  private static func page(
    top: String = "", before: String = "", inside: String = "", behind: String = ""
  ) -> BundleFixture {
    let row = secret.replacing("<dict>", with: "<dict>\(inside)")
    return BundleFixture([
      "Root.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      \(top)
      <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
      \(before)\(row)
      \(other)\(behind)
      </array></dict></plist>
      """
    ])
  }

  private static let comment = "<!-- vitrine:disable secret-default -->"

  @Test(arguments: [
    (page(), 2), (page(before: comment), 1), (page(inside: comment), 1), (page(top: comment), 0),
    (page(before: comment, inside: comment), 1),
    (page(before: "<!-- vitrine:disable page-title, secret-default -->"), 1),
    (page(before: "<!--vitrine:disable secret-default-->\n<!-- A secret. -->\n"), 1),
    (page(before: "<!-- vitrine:disable page-title -->"), 2),
    (page(before: "<!-- see vitrine:disable secret-default -->"), 2),
    (page(before: "<!-- vitrine: our app, disabled -->"), 2),
    (page(before: "<!-- vitrine:disable secret-default - page-title is what we have -->"), 1),
    (page(before: "<!-- vitrine:disable secret-default — no secret -->"), 1),
    (page(before: "<!-- vitrine:disable page-title - secret-default -->"), 2),
  ])
  func aCommentSwitchesARuleOffForItsRow(_ bundle: BundleFixture, _ count: Int) {
    #expect(rules(bundle) == Array(repeating: "warning secret-default", count: count))
  }

  /// Each of many rows has comments of its own, in any order of rules.
  @Test func commentsAreForTheirRowsAlone() {
    let rows = (0..<20).map { index in
      let row = BundleFixture.specifier(
        "TextField",
        ["Title": "A", "Key": "a\(index)", "DefaultValue": "x", "IsSecure": "<true/>"])
      return index.isMultiple(of: 3) ? "\(Self.comment)\n\(row)" : row
    }
    let found = Linter().diagnostics(of: BundleFixture(specifiers: rows).read())
    let lines = found.compactMap { $0.location.range?.start.line }
    #expect(found.map(\.message.rule) == Array(repeating: "secret-default", count: 13))
    #expect(Set(lines).count == 13)
    // Rows begin on the third line; a comment takes one more.
    let rest = (0..<20).filter { !$0.isMultiple(of: 3) }
    #expect(lines == rest.map { 3 + $0 + $0 / 3 + 1 })
  }

  @Test func aCommentOnAPageThatSaysNothingIsForTheFile() {
    func bundle(_ comment: String) -> BundleFixture {
      BundleFixture(["Root.plist": "<plist version=\"1.0\">\(comment)<dict></dict></plist>"])
    }
    #expect(rules(bundle("")) == ["warning no-specifiers"])
    #expect(rules(bundle("<!-- vitrine:disable no-specifiers -->")) == [])
  }

  private static let before = "the comment stands before nothing whose rules it could switch off"
  private static let written =
    "the comment switches nothing off; write “vitrine:disable” and the rules"

  @Test(arguments: [
    (page(behind: comment), before),
    (
      BundleFixture([
        "Root.plist": """
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>\(secret)\(other)\(comment)
        </array><key>StringsTable</key><string>Root</string></dict></plist>
        """,
        "en.lproj/Root.strings": "A = \"A\"; B = \"B\";",
      ]), before
    ),
    (page(before: "<!-- vitrine:disable -->"), written),
    (page(before: "<!--vitrine:disable-->"), written),
    (page(before: "<!-- vitrine:disable - secret-default -->"), written),
    (page(before: "<!-- vitrine: disable secret-default -->"), written),
    (page(before: "<!-- vitrine:disabled secret-default -->"), written),
    (page(before: "<!-- vitrine:disable-next secret-default -->"), written),
  ])
  func aCommentThatDoesNothingIsTold(_ bundle: BundleFixture, _ message: String) {
    let found = Linter().diagnostics(of: bundle.read())
    let idle = found.filter { $0.message.rule == "idle-comment" }
    #expect(idle.map(\.message.text) == [message])
    #expect(idle.first?.severity == .warning)
    #expect(found.count == idle.count + 2, "\(found.map(\.message))")
  }

  @Test func aCommentThatNamesNoRuleIsReported() {
    let bundle = Self.page(before: "<!-- vitrine:disable secret-defualt -->").read()
    let found = Linter().diagnostics(of: bundle).first { $0.message.rule == "unknown-rule" }
    #expect(
      found?.message.text
        == "there is no rule “secret-defualt”; did you mean “secret-default”?")
  }

  @Test func aCommentInAStringsTableIsForItsEntry() {
    func bundle(_ comment: String) -> BundleFixture {
      BundleFixture([
        "Root.plist": BundleFixture.page(
          BundleFixture.specifier("TextField", ["Title": "A", "Key": "a"]),
          keys: "<key>StringsTable</key><string>Root</string>"),
        "en.lproj/Root.strings": "\(comment)\n\"b\" = \"b\";\n\"c\" = \"c\";",
      ])
    }
    #expect(rules(bundle("")) == ["note unused-entry", "note unused-entry"])
    #expect(rules(bundle("/* vitrine:disable unused-entry */")) == ["note unused-entry"])
    #expect(rules(bundle("/* vitrine:disable unused-entry -- why */")) == ["note unused-entry"])
  }
}

/// What is said has its rule in the registry, which nothing but this test ties to those who say it.
struct ReaderRulesTests {
  private static let sources = URL(filePath: #filePath)
    .appending(path: "../../../Sources").standardizedFileURL

  private static func messages(
    in folder: String
  ) throws -> [(severity: Diagnostic.Severity, id: String)] {
    let below = FileManager.default.enumerator(
      at: sources.appending(path: folder), includingPropertiesForKeys: nil)
    let files = (below?.allObjects ?? []).compactMap { $0 as? URL }
    let message = /\.(error|warning|note),\s*"([a-z0-9-]+)"/
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return try text.matches(of: message).map {
        (try #require(Diagnostic.Severity(rawValue: String($0.output.1))), String($0.output.2))
      }
    }
  }

  @Test(arguments: [
    "Documents", "InterfaceBuilder", "Lint", "Markdown", "Mustache", "Pages", "PropertyList",
    "Settings", "Site", "Theming", "XML", "YAML",
  ])
  func theRegistryKnowsThemAll(_ folder: String) throws {
    let messages = try Self.messages(in: folder)
    #expect(!messages.isEmpty)
    #expect(Set(messages.map(\.id)).filter { RuleRegistry.facts(of: $0) == nil } == [])
    // What is said in single cases may be milder, never worse.
    let order: [Diagnostic.Severity] = [.note, .warning, .error]
    let worse = messages.filter { severity, id in
      guard let known = RuleRegistry.facts(of: id)?.severity else { return false }
      return order.drop { $0 != known }.dropFirst().contains(severity)
    }
    #expect(worse.map(\.id) == [])
  }

  @Test func whatCannotBeOffIsARule() {
    for id in RuleRegistry.alwaysTold { #expect(RuleRegistry.facts(of: id) != nil, "\(id)") }
  }
}
