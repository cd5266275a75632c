import Foundation
import Testing
import TextInput

/// Holds the model to the reference pages that it comes from.
struct ReferencePageTests {
  @Test(arguments: ReferencePage.all)
  func knowsEveryNameOfThePage(_ page: ReferencePage) {
    let known = Self.knownNames
    for name in page.names { #expect(known.contains(name), "\(name)") }
  }

  @Test(
    .enabled(if: ReferencePage.areThere, "the reference pages do not lie beside the package"),
    arguments: ReferencePage.all)
  func listsTheNamesOfThePage(_ page: ReferencePage) throws {
    #expect(try page.namesInFile() == page.names.sorted())
  }

  private static var knownNames: Set<String> {
    var names: Set = ["editable", "UITextInputTraits"]
    for property in TextInputProperty.allCases {
      names.formUnion([property.name, property.objectiveCName, property.facts.typeName])
      names.formUnion(property.constants.map(\.facts.objectiveCName))
    }
    for key in TextInputSource.textFieldSpecifier.keys {
      names.insert(key.spelling)
      names.formUnion(key.terms.map(\.spelling))
    }
    return names
  }
}

/// A reference page, and the names in it that the model must know.
struct ReferencePage: CustomTestStringConvertible {
  let file: String
  /// What the names in the page look like; other words are not looked at.
  let pattern: String
  let names: [String]
  var testDescription: String { file }

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/seeds")
  }

  func namesInFile() throws -> [String] {
    let text = try String(
      contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let expression = try Regex(pattern)
    return Set(text.matches(of: expression).map { String(text[$0.range]) }).sorted()
  }

  static let all = [
    ReferencePage(
      file: "UITextInputTraits.txt",
      pattern: #"\bUI(?:Text(?:Auto|Spell)|Keyboard|ReturnKey)\w+|"#
        + #"\b(?:keyboard|autoc|spell|returnKey|secure|enables)\w*(?:Type|Entry|matically|rance)\b"#,
      names: [
        "UIKeyboardAppearance", "UIKeyboardAppearanceAlert", "UIKeyboardAppearanceDefault",
        "UIKeyboardType", "UIKeyboardTypeASCIICapable", "UIKeyboardTypeAlphabet",
        "UIKeyboardTypeDecimalPad", "UIKeyboardTypeDefault", "UIKeyboardTypeEmailAddress",
        "UIKeyboardTypeNamePhonePad", "UIKeyboardTypeNumberPad",
        "UIKeyboardTypeNumbersAndPunctuation", "UIKeyboardTypePhonePad", "UIKeyboardTypeTwitter",
        "UIKeyboardTypeURL", "UIReturnKeyDefault", "UIReturnKeyDone", "UIReturnKeyEmergencyCall",
        "UIReturnKeyGo", "UIReturnKeyGoogle", "UIReturnKeyJoin", "UIReturnKeyNext",
        "UIReturnKeyRoute", "UIReturnKeySearch", "UIReturnKeySend", "UIReturnKeyType",
        "UIReturnKeyYahoo", "UITextAutocapitalizationType",
        "UITextAutocapitalizationTypeAllCharacters", "UITextAutocapitalizationTypeNone",
        "UITextAutocapitalizationTypeSentences", "UITextAutocapitalizationTypeWords",
        "UITextAutocorrectionType", "UITextAutocorrectionTypeDefault", "UITextAutocorrectionTypeNo",
        "UITextAutocorrectionTypeYes", "UITextSpellCheckingType", "UITextSpellCheckingTypeDefault",
        "UITextSpellCheckingTypeNo", "UITextSpellCheckingTypeYes", "autocapitalizationType",
        "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardAppearance",
        "keyboardType", "returnKeyType", "secureTextEntry", "spellCheckingType",
      ]),
    ReferencePage(
      file: "TextViews.txt", pattern: #"\bUIKeyboardType\b|\bdataDetectorTypes\b|\beditable\b"#,
      names: ["UIKeyboardType", "dataDetectorTypes", "editable"]),
    ReferencePage(
      file: "PSTextFieldSpecifier.txt",
      pattern: #"\b(?:IsSecure|KeyboardType|Auto\w+Type|Alphabet|NumbersAndPunctuation|NumberPad|"#
        + #"URL|EmailAddress|None|Sentences|Words|AllCharacters|Default|No|Yes)\b"#,
      names: [
        "AllCharacters", "Alphabet", "AutocapitalizationType", "AutocorrectionType", "Default",
        "EmailAddress", "IsSecure", "KeyboardType", "No", "None", "NumberPad",
        "NumbersAndPunctuation", "Sentences", "URL", "Words", "Yes",
      ]),
  ]
}
