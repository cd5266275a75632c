internal import Diagnostics
package import Settings

/// A bundle in memory: the texts of its files by path.
package struct BundleFixture: Sendable {
  package var files: [String: String]
  /// Files that are no text, by path.
  package var binaries: [String: [UInt8]] = [:]
  /// Files that the system would not let us read.
  package var unreadable: Set<String> = []
  /// The folder's path, as messages show it.
  package var path = "Settings.bundle"

  package init(_ files: [String: String]) {
    self.files = files
  }

  /// A bundle of one page with these elements.
  package init(specifiers: [String], keys: String = "") {
    self.init(["Root.plist": Self.page(specifiers.joined(separator: "\n"), keys: keys)])
  }

  /// A page's property list with the elements in it.
  package static func page(_ specifiers: String, keys: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(keys)<key>PreferenceSpecifiers</key><array>
    \(specifiers)
    </array></dict></plist>
    """
  }

  /// An element's dictionary; a value that begins with `<` is a property list's element.
  package static func specifier(
    _ type: String, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    dictionary(["Type": "PS\(type)Specifier"], values)
  }

  /// A dictionary of the entries, of which those of `more` stand behind the others.
  package static func dictionary(
    _ entries: KeyValuePairs<String, String>, _ more: KeyValuePairs<String, String> = [:]
  ) -> String {
    let written = (Array(entries) + Array(more)).map { key, value in
      "<key>\(escaped(key))</key>"
        + (value.hasPrefix("<") ? value : "<string>\(escaped(value))</string>")
    }
    return "<dict>\(written.joined())</dict>"
  }

  package static func strings(_ texts: [String]) -> String {
    array(texts.map { "<string>\(escaped($0))</string>" })
  }

  /// An array of elements that are written out.
  package static func array(_ elements: [String]) -> String {
    "<array>\(elements.joined())</array>"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }

  package func read(
    appName: String = "App", development: LocaleTag = .english, in dialect: Dialect = .settings
  ) -> SettingsBundle {
    let fixture = self
    let names = Set(files.keys).union(binaries.keys)
    let contents = BundleContents(path: path, files: names) { path in
      guard !fixture.unreadable.contains(path),
        let bytes = fixture.binaries[path] ?? fixture.files[path].map({ Array($0.utf8) })
      else { return .failure(.init("Permission denied")) }
      return .success(bytes)
    }
    return SettingsBundle(
      reading: contents, appName: appName, developmentLanguage: development, in: dialect)
  }
}

extension SettingsBundle {
  /// What was found wrong: the rule, and where.
  package var remarks: [String] {
    diagnostics.inOrder().map { diagnostic in
      let place = diagnostic.location.shortDescription
      return "\(place) \(diagnostic.message.severity) \(diagnostic.message.rule)"
    }
  }
}
