import Commands
import Foundation
import TestSupport
import Testing

/// `vitrine lint --fix`: which bytes it changes, and what it says.
struct FixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "empty.yml")
  }

  private func lint(_ options: [String], _ bundle: String = "Settings.bundle") async -> Recording {
    await Recording(
      ["lint", folder.path(bundle), "--config", folder.path("empty.yml")] + options)
  }

  /// A page with mistakes that are fixed, and one that is not; a stray space and a comment must stay.
  private static func page(encoding: String = "UTF-8", fixed: Bool = false) -> String {
    let (key, value, flag) =
      fixed
      ? ("AutocorrectionType", "<string>EmailAddress</string>", "<true/>")
      : ("AutoCorrectionType", "<string>emailAddress</string>", "<string>YES</string>")
    return """
      <?xml version="1.0" encoding="\(encoding)"?>
      <!-- Stays. -->
      <plist version="1.0">
      <dict>
      \t<key>PreferenceSpecifiers</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>Type</key>
      \t\t\t<string >PSTextFieldSpecifier</string>
      \t\t\t<key>Key</key>
      \t\t\t<string>mail</string>
      \t\t\t<key>Title</key>
      \t\t\t<string>Adresse électronique</string>
      \t\t\t<key>KeyboardType</key>
      \t\t\t\(value)
      \t\t\t<key>\(key)</key>
      \t\t\t<string>No</string>
      \t\t\t<key>IsSecure</key>
      \t\t\t\(flag)
      \t\t</dict>
      \t\t<dict>
      \t\t\t<key>Type</key>
      \t\t\t<string>PSTextFieldSpecifier</string>
      \t\t</dict>
      \t</array>
      </dict>
      </plist>

      """
  }

  @Test(arguments: [
    ("UTF-8", String.Encoding.utf8, ""), ("UTF-8", .utf8, "\u{FEFF}"),
    ("UTF-16", .utf16LittleEndian, "\u{FEFF}"), ("UTF-16", .utf16BigEndian, "\u{FEFF}"),
    ("UTF-16", .utf16BigEndian, ""), ("ISO-8859-1", .isoLatin1, ""),
    ("windows-1252", .windowsCP1252, ""),
  ])
  func changesNothingButTheMistakes(
    _ name: String, _ encoding: String.Encoding, _ mark: String
  ) async throws {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let (before, after) = try #require(bytes(name, encoding, mark, lineEnd))
      try folder.write(before, to: "Settings.bundle/Root.plist")
      let run = await lint(["--fix"])
      #expect(run.firstRemark == "3 fixed in 1 file")
      #expect(try folder.bytes(of: "Settings.bundle/Root.plist") == after)
      // What is left is told, and told again.
      #expect(run.status == .foundErrors)
      #expect(run.product.contains("missing-required-key") && !run.product.contains("fix: "))
      let second = await lint(["--fix"])
      #expect(second.firstRemark == "nothing fixed")
      #expect(second.product == run.product)
      #expect(try folder.files(in: "Settings.bundle") == ["Root.plist"])
    }
  }

  private func bytes(
    _ name: String, _ encoding: String.Encoding, _ mark: String, _ lineEnd: String
  ) -> (before: [UInt8], after: [UInt8])? {
    let texts = [false, true].map { fixed in
      (mark + Self.page(encoding: name, fixed: fixed))
        .replacingOccurrences(of: "\n", with: lineEnd).data(using: encoding).map(Array.init)
    }
    guard let before = texts[0], let after = texts[1] else { return nil }
    return (before, after)
  }

  @Test func aDryRunShowsADiffAndWritesNothing() async throws {
    try folder.write(Self.page(), to: "Settings.bundle/Root.plist")
    let run = await lint(["--fix", "--dry-run"])
    let name = folder.path("Settings.bundle/Root.plist").dropFirst()
    #expect(
      run.product == """
        --- a/\(name)
        +++ b/\(name)
        @@ -12,11 +12,11 @@
         \t\t\t<key>Title</key>
         \t\t\t<string>Adresse électronique</string>
         \t\t\t<key>KeyboardType</key>
        -\t\t\t<string>emailAddress</string>
        -\t\t\t<key>AutoCorrectionType</key>
        +\t\t\t<string>EmailAddress</string>
        +\t\t\t<key>AutocorrectionType</key>
         \t\t\t<string>No</string>
         \t\t\t<key>IsSecure</key>
        -\t\t\t<string>YES</string>
        +\t\t\t<true/>
         \t\t</dict>
         \t\t<dict>
         \t\t\t<key>Type</key>

        """)
    #expect(run.firstRemark == "3 would be fixed in 1 file")
    #expect(run.remarks.contains("missing-required-key") && !run.remarks.contains("fix: "))
    #expect(run.status == .foundErrors)
    #expect(try folder.text(of: "Settings.bundle/Root.plist") == Self.page())
  }

  /// A type that is spelt wrongly hides what is wrong with its row.
  @Test func whatAFixShowsIsFixedToo() async throws {
    let page = BundleFixture.page(
      BundleFixture.specifier(
        "ToggelSwitch", ["Title": "T", "Key": "k", "DefaultValue": "YES"]))
    let wanted = page.replacing("ToggelSwitch", with: "ToggleSwitch")
      .replacing("<string>YES</string>", with: "<true/>")
    try folder.write(page, to: "Settings.bundle/Root.plist")
    let dry = await lint(["--fix", "--dry-run"])
    #expect(dry.product.matches(of: /(?m)^[-+]<dict>/).count == 2, "\(dry.product)")
    #expect(dry.remarks.hasPrefix("2 would be fixed in 1 file\n"))
    let run = await lint(["--fix"])
    #expect(run.remarks == "2 fixed in 1 file\n")
    #expect(try folder.text(of: "Settings.bundle/Root.plist") == wanted)
    #expect(await lint(["--fix"]).remarks == "nothing fixed\n")
  }

  /// All that is missing is written at once, whatever the encoding and the line ends; nothing else changes.
  @Test func stringsTablesAreFixed() async throws {
    let page = BundleFixture.page(
      BundleFixture.specifier("TextField", ["Title": "A", "Key": "a"]),
      keys: "<key>StringsTable</key><string>Root</string>")
    let table = """
      /* é  */
      "A" = "Ä"
      "B"\t "B" ; \u{20}
      "C" "C",  /* c */
      D = ein Wort mit-Strich;
      "E" = "日本 🚊;
      "F" = "F";
      größe  = Größe
      // “Ende”
      """
    let wanted = """
      /* é  */
      "A" = "Ä";
      "B" =\t "B" ; \u{20}
      "C" = "C";  /* c */
      D = "ein Wort mit-Strich";
      "E" = "日本 🚊";
      "F" = "F";
      "größe"  = "Größe";
      // “Ende”
      """
    try folder.write(page, to: "Settings.bundle/Root.plist")
    let name = "Settings.bundle/de.lproj/Root.strings"
    for (encoding, mark) in [
      (String.Encoding.utf8, ""), (.utf8, "\u{FEFF}"), (.utf16LittleEndian, "\u{FEFF}"),
      (.utf16BigEndian, "\u{FEFF}"), (.utf16LittleEndian, ""), (.utf16BigEndian, ""),
    ] {
      for lineEnd in ["\n", "\r\n", "\r"] {
        let texts = try [table, wanted].map { text in
          let text = mark + text.replacingOccurrences(of: "\n", with: lineEnd)
          return Array(try #require(text.data(using: encoding)))
        }
        try folder.write(texts[0], to: name)
        let run = await lint(["--fix"])
        #expect(run.firstRemark == "9 fixed in 1 file")
        #expect(!run.product.contains("[missing-"), "\(run.product)")
        #expect(try folder.bytes(of: name) == texts[1])
        #expect(await lint(["--fix"]).firstRemark == "nothing fixed")
      }
    }
  }

  /// What fixes bring to light, or put right beside what they change, is told as if they were written.
  @Test(
    arguments: [
      (["Type": "PSToggleSwichSpecifier", "Title": "A"], ["missing-required-key"]),
      (["Type": "PSChildPaneSpecifier", "Title": "A", "File": "Sync.plist"], []),
    ] as [(KeyValuePairs<String, String>, [String])])
  func aDryRunTellsWhatIsLeft(_ row: KeyValuePairs<String, String>, _ left: [String]) async throws {
    let isLink = row.contains { $0.key == "File" }
    try folder.write(
      BundleFixture.page(BundleFixture.dictionary(row)), to: "Settings.bundle/Root.plist")
    if isLink {
      try folder.write(
        BundleFixture.page(BundleFixture.specifier("Group", ["Title": "B"])),
        to: "Settings.bundle/Sync.plist")
    }
    let dry = await lint(["--fix", "--dry-run"])
    let run = await lint(["--fix"])
    #expect(run.firstRemark == "1 fixed in 1 file")
    #expect(dry.status == run.status)
    #expect(run.status == (left.isEmpty ? .done : .foundErrors))
    #expect(left.allSatisfy { run.product.contains("[\($0)]") })
    #expect(dry.remarks == "1 would be fixed in 1 file\n\(run.product)\(run.laterRemarks)")
  }

  /// What is missing at the very end is on the line of what is missing before it.
  @Test func aDryRunShowsALastLineThatIsNotEnded() async throws {
    try folder.write([
      "Settings.bundle/Root.plist": BundleFixture.page(
        BundleFixture.specifier("Group", ["Title": "A"]),
        keys: "<key>StringsTable</key><string>Root</string>"),
      "Settings.bundle/en.lproj/Root.strings": "\"A\" = \"B\";\n\"C\" \"D\"",
    ])
    let run = await lint(["--fix", "--dry-run"])
    #expect(
      run.product.hasSuffix(
        """
        @@ -1,2 +1,2 @@
         "A" = "B";
        -"C" "D"
        \\ No newline at end of file
        +"C" = "D";
        \\ No newline at end of file

        """))
    #expect(run.firstRemark == "2 would be fixed in 1 file")
  }

  @Test func namesOfPagesAreFixed() async throws {
    try folder.write([
      "Settings.bundle/Root.plist": BundleFixture.page(
        BundleFixture.specifier("ChildPane", ["Title": "A", "File": "Child.plist"])),
      "Settings.bundle/Child.plist": BundleFixture.page(
        BundleFixture.specifier("Group", ["Title": "A"])),
    ])
    let run = await lint(["--fix"])
    #expect(run.firstRemark == "1 fixed in 1 file")
    #expect(
      try folder.text(of: "Settings.bundle/Root.plist").contains(
        "<key>File</key><string>Child</string>"))
    #expect(run.status == .done)
  }

  @Test func whatCannotBeKeptIsLeftAlone() async throws {
    // 0xE9 is no UTF-8.
    var bytes = Array(Self.page().utf8)
    bytes.insert(0xE9, at: try #require(bytes.firstIndex(of: UInt8(ascii: "S"))))
    try folder.write(bytes, to: "Settings.bundle/Root.plist")
    let run = await lint(["--fix"])
    #expect(
      run.remarks.hasPrefix(
        "vitrine: \(folder.path("Settings.bundle/Root.plist")): not all of its bytes are text "
          + "in its encoding; it is left as it is\nnothing fixed\n"))
    #expect(run.product.contains("fix: "))
    #expect(try folder.bytes(of: "Settings.bundle/Root.plist") == bytes)
  }

  @Test func binaryPropertyListsAreLeftAlone() async throws {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(Self.page().utf8), format: nil)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try folder.write(Array(bytes), to: "Settings.bundle/Root.plist")
    #expect(await lint(["--fix"]).firstRemark == "nothing fixed")
    #expect(try folder.bytes(of: "Settings.bundle/Root.plist") == Array(bytes))
  }

  @Test func linksAndPermissionsStay() async throws {
    try folder.write(Self.page(), to: "Settings.bundle/real.txt")
    try folder.link("Settings.bundle/Root.plist", to: "real.txt")
    let real = folder.path("Settings.bundle/real.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    #expect(await lint(["--fix"]).firstRemark == "3 fixed in 1 file")
    #expect(try folder.text(of: "Settings.bundle/real.txt") == Self.page(fixed: true))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("Settings.bundle/Root.plist"))
    #expect(link == "real.txt")
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() async throws {
    try folder.write(Self.page(), to: "Settings.bundle/Root.plist")
    // Where the new file would be written, even for root.
    try folder.makeFolder("Settings.bundle/Root.plist.\(getpid())")
    let run = await lint(["--fix"])
    #expect(run.status == .couldNotRun)
    #expect(
      run.remarks.hasPrefix(
        "vitrine: \(folder.path("Settings.bundle/Root.plist")): Is a directory\nnothing fixed\n"))
    #expect(run.product.contains("fix: "))
    #expect(try folder.text(of: "Settings.bundle/Root.plist") == Self.page())
  }

  @Test func aBundleInBothDialectsIsFixedOnce() async throws {
    try folder.write([
      "Settings.bundle/Root.plist": Self.page(),
      "InAppSettings.bundle/Root.inApp.plist": Self.page(fixed: true),
      "both.yml": "bundles:\n  - Settings.bundle\n  - {path: Settings.bundle, dialect: in-app}\n",
    ])
    let run = await Recording(["lint", "--fix", "--config", folder.path("both.yml")])
    #expect(run.firstRemark == "3 fixed in 1 file")
    #expect(try folder.text(of: "Settings.bundle/Root.plist") == Self.page(fixed: true))
  }

  @Test func aDryRunIsOneOfFixes() async {
    let run = await lint(["--dry-run"])
    #expect(run.status == .couldNotRun)
    #expect(
      run.remarks.hasPrefix("vitrine lint: “--dry-run” needs “--fix” too\nUsage: vitrine lint"))
  }
}

extension Recording {
  fileprivate var firstRemark: String { String(remarks.prefix { $0 != "\n" }) }
  /// What stands behind the first remark.
  fileprivate var laterRemarks: String { String(remarks.drop { $0 != "\n" }.dropFirst()) }
}
