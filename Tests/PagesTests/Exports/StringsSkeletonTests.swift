import Diagnostics
import Foundation
import Pages
import Settings
import TestSupport
import Testing

struct StringsSkeletonTests {
  private static func bundle() -> SettingsBundle {
    var bundle = BundleFixture(
      specifiers: [
        BundleFixture.specifier("Group", ["Title": "Sound", "FooterText": "a \"b\"\n\\ c"]),
        BundleFixture.specifier("ToggleSwitch", ["Title": "Sound", "Key": "s"]),
        BundleFixture.specifier(
          "MultiValue",
          [
            "Title": "*/", "Key": "m", "Values": BundleFixture.strings(["1", "2"]),
            "Titles": BundleFixture.strings(["One", "12"]),
            "ShortTitles": BundleFixture.strings(["1st", "2"]),
          ]),
        BundleFixture.specifier("ChildPane", ["Title": "More", "File": "Sub"]),
      ], keys: "<key>StringsTable</key><string>Root</string>")
    bundle.files["Sub.plist"] = BundleFixture.page(
      BundleFixture.specifier("TextField", ["Title": "Näme", "Key": "n", "DefaultValue": "x"]),
      keys: "<key>StringsTable</key><string>Other</string>")
    bundle.files["en.lproj/Root.strings"] = "Sound = \"The sound\";"
    bundle.files["de.lproj/Root.strings"] = "Sound = Ton; More = Mehr;"
    return bundle.read()
  }

  private func skeleton(_ table: String = "Root", _ tag: String = "de") -> StringsSkeleton {
    StringsSkeleton(of: table, in: Self.bundle(), for: LocaleTag(tag) ?? .english)
  }

  private func text(_ skeleton: StringsSkeleton) -> String {
    String(decoding: skeleton.bytes, as: UTF8.self)
  }

  @Test func tablesAreInTheOrderOfPages() {
    #expect(StringsSkeleton.tables(of: Self.bundle()) == ["Root", "Other"])
  }

  @Test func everyTextIsAnEntry() {
    #expect(
      text(skeleton()) == #"""
        /* Root, Group: title; Root, Toggle Switch: title */
        "Sound" = "Ton";

        /* Root, Group: footer. Not translated */
        "a \"b\"\n\\ c" = "a \"b\"\n\\ c";

        /* Root, Multi Value: title of a value. Not translated */
        "One" = "One";

        /* Root, Multi Value: short title of a value. Not translated */
        "1st" = "1st";

        /* Root, Child Pane: title */
        "More" = "Mehr";

        """#)
    #expect(
      text(skeleton("Other", "fr"))
        == "/* Sub, Text Field: title. Not translated */\n\"Näme\" = \"Näme\";\n")
  }

  @Test func aNewLanguageBeginsWithTheTextsOfTheDevelopmentLanguage() {
    #expect(text(skeleton("Root", "it")).contains("\"Sound\" = \"The sound\";"))
    #expect(!text(skeleton("Root", "en")).contains("Not translated"))
  }

  @Test func foundationReadsItBack() throws {
    let plist = try unsafe PropertyListSerialization.propertyList(
      from: Data(skeleton().bytes), format: nil)
    let table = try #require(plist as? [String: String])
    #expect(table["a \"b\"\n\\ c"] == "a \"b\"\n\\ c")
    #expect(table.count == 5)
  }

  // MARK: - Merging

  private static let own = #"""
    // Mine */
    "Sound" = "Klang"; /* behind */

    /* old */ gone = "x";
    """#

  private func merge(_ bytes: [UInt8]) throws -> (text: [UInt8], remarks: [String]) {
    let (merged, diagnostics) = try skeleton().merged(into: bytes, path: "Root.strings")
    return (
      merged,
      diagnostics.map { "\($0.location.shortDescription) \($0.severity) \($0.message.rule)" }
    )
  }

  private static let added = #"""
    /* Root, Group: footer. Not translated */
    "a \"b\"\n\\ c" = "a \"b\"\n\\ c";

    /* Root, Multi Value: title of a value. Not translated */
    "One" = "One";

    /* Root, Multi Value: short title of a value. Not translated */
    "1st" = "1st";

    /* Root, Child Pane: title */
    "More" = "Mehr";

    """#

  @Test(arguments: ["", "\n"])
  func anExistingFileIsKept(_ end: String) throws {
    let (bytes, remarks) = try merge(Array((Self.own + end).utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == Self.own + "\n\n" + Self.added)
    #expect(remarks == ["Root.strings:4:11 note unused-entry"])
    // What is complete stays as it is, byte for byte.
    #expect(try merge(bytes).text == bytes)
  }

  @Test(arguments: ["\r\n", "\r"])
  func lineEndsAreKept(_ lineEnd: String) throws {
    let own = Self.own.replacing("\n", with: lineEnd) + lineEnd
    let merged = String(decoding: try merge(Array(own.utf8)).text, as: UTF8.self)
    #expect(merged == own + lineEnd + Self.added.replacing("\n", with: lineEnd))
  }

  @Test(
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf16LittleEndian, []), (.utf8, [0xEF, 0xBB, 0xBF]),
    ] as [(String.Encoding, [UInt8])])
  func theEncodingIsKept(_ encoding: String.Encoding, _ mark: [UInt8]) throws {
    let own = mark + Array(try #require((Self.own + "\n").data(using: encoding)))
    let merged = try merge(own).text
    #expect(merged.starts(with: own))
    let added = merged.dropFirst(mark.count)
    #expect(String(data: Data(added), encoding: encoding) == Self.own + "\n\n" + Self.added)
  }

  @Test func anEmptyFileIsBegun() throws {
    #expect(try merge([]).text == skeleton().bytes)
  }

  @Test(arguments: [
    "\"a\" = \"b", "\"a\" \"b\";", "/* open", "<plist><dict/></plist>", "{ Sound = \"Ton\"; }",
  ])
  func whatWouldBeLostIsNotMerged(_ own: String) {
    #expect(throws: StringsSkeleton.Failure.self) { try merge(Array(own.utf8)) }
  }
}
