import Diagnostics
import Settings

/// A bundle in memory: the texts of its files by path.
struct BundleFixture {
  var files: [String: String]
  /// Files that the system would not let us read.
  var unreadable: Set<String> = []

  init(_ files: [String: String]) {
    self.files = files
  }

  /// A page's property list with the elements in it.
  static func page(_ specifiers: String, keys: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(keys)<key>PreferenceSpecifiers</key><array>
    \(specifiers)
    </array></dict></plist>
    """
  }

  /// An element's dictionary; a value that begins with `<` is a property list's element.
  static func specifier(_ type: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let entries = values.map { key, value in
      "<key>\(key)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
    }
    return "<dict><key>Type</key><string>PS\(type)Specifier</string>\(entries.joined())</dict>"
  }

  static func strings(_ texts: [String]) -> String {
    "<array>" + texts.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  func read(appName: String = "App", development: LocaleTag = .english) -> SettingsBundle {
    let (files, unreadable) = (files, unreadable)
    let contents = BundleContents(path: "Settings.bundle", files: Set(files.keys)) { path in
      guard !unreadable.contains(path), let text = files[path] else {
        return .failure(.init("Permission denied"))
      }
      return .success(Array(text.utf8))
    }
    return SettingsBundle(reading: contents, appName: appName, developmentLanguage: development)
  }
}

extension SettingsBundle {
  /// What was found wrong: the rule, and where.
  var remarks: [String] {
    diagnostics.inOrder().map { diagnostic in
      let place = diagnostic.location.shortDescription
      return "\(place) \(diagnostic.message.severity) \(diagnostic.message.rule)"
    }
  }
}
