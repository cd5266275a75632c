/// A language whose code can be shown in colours.
package enum CodeLanguage: String, CaseIterable, Sendable {
  case swift
  case objectiveC
  case json
  case yaml
  case xml
  case shell
  /// What a terminal shows: prompts with commands, and what they print.
  case console
  /// String tables, and property lists of the old style.
  case strings

  /// The language that the first word behind a fence names, in any case; nil for one that is not
  /// known.
  package init?(fence word: some StringProtocol) {
    guard let language = Self.names[word.lowercased()] else { return nil }
    self = language
  }

  private static let names: [String: Self] = [
    "swift": .swift,
    "objc": .objectiveC, "objective-c": .objectiveC, "objectivec": .objectiveC,
    "obj-c": .objectiveC,
    "m": .objectiveC, "h": .objectiveC, "c": .objectiveC,
    "json": .json, "jsonc": .json, "json5": .json, "sarif": .json, "xcstrings": .json,
    "yaml": .yaml, "yml": .yaml,
    "xml": .xml, "plist": .xml, "html": .xml, "svg": .xml, "xib": .xml, "storyboard": .xml,
    "entitlements": .xml, "stringsdict": .xml, "xliff": .xml,
    "sh": .shell, "shell": .shell, "bash": .shell, "zsh": .shell,
    "console": .console, "shell-session": .console, "terminal": .console,
    "strings": .strings, "pbxproj": .strings,
  ]

  /// The code in pieces: joined, their texts are the code again, whatever it holds.
  ///
  /// This takes a time that grows with the code's length alone. Neighbours are of different kinds.
  package func tokens(of code: String) -> [CodeToken] {
    var scanner = CodeScanner(code)
    switch self {
    case .swift: scanner.scan(.swift)
    case .objectiveC: scanner.scan(.objectiveC)
    case .json: scanner.scan(.json)
    case .strings: scanner.scan(.strings)
    case .yaml: scanner.scanYAML()
    // Property lists have an old style too.
    case .xml where scanner.firstInk == UInt8(ascii: "{"): scanner.scan(.strings)
    case .xml: scanner.scanXML()
    case .shell: scanner.scanShell()
    case .console: scanner.scanConsole()
    }
    return scanner.tokens
  }
}
