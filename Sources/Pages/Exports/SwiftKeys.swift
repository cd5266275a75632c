internal import PropertyList
package import Settings

/// The settings of a bundle as a Swift file: a typed key for each, and a method that registers all
/// defaults.
package struct SwiftKeys: Sendable {
  /// The file's text.
  package let text: String

  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - locale: The language of the titles in comments.
  package init(of bundle: SettingsBundle, in locale: BundleLocale) {
    let localized = LocalizedBundle(bundle, in: locale)
    let files = Dictionary(
      bundle.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var names = SwiftNames()
    var lines: [String] = []
    var pane: String?
    var defaults = RegistrationCalls()
    for setting in SettingsCatalogue(of: bundle).settings where !setting.key.isEmpty {
      guard let use = setting.uses.first(where: \.specifier.storesValues),
        let file = files[use.file]
      else { continue }
      if use.pane != pane {
        lines += pane == nil ? [] : [""]
        lines += ["  // MARK: \(SwiftSpelling.comment(use.pane))"]
        pane = use.pane
      }
      let key = SwiftSetting(setting)
      let name = names.take(SwiftSpelling.name(for: setting.key))
      let choices =
        key.choices.isEmpty ? nil : names.take(SwiftSpelling.capitalized(name) + "Choice")
      lines += [""] + Self.comments(on: use, in: file, localized)
      lines.append(
        "  static let \(SwiftSpelling.escaped(name)) = SettingsKey<\(choices ?? key.type.name)>("
          + "\(SwiftSpelling.literal(setting.key)))")
      if let choices { lines += Self.enumeration(choices, of: key, setting: name) }
      if let literal = key.literal {
        defaults.add(setting.key, "SettingsKeys.\(SwiftSpelling.escaped(name)).name: \(literal),")
      }
    }
    let app = SwiftSpelling.comment(bundle.appName)
    text =
      Self.head(app)
      + ((lines.isEmpty ? ["enum SettingsKeys {}"] : ["enum SettingsKeys {"] + lines + ["}"])
      + ["", ""]).joined(separator: "\n") + Self.tail(defaults.lines.joined(separator: "\n"))
  }

  private static func comments(
    on use: SettingsCatalogue.Use, in file: PaneFile, _ localized: LocalizedBundle
  ) -> [String] {
    let title = use.specifier.title.map { localized.localizer(for: file).shown($0) }
    let type = use.specifier.type.appleName ?? use.specifier.type.name
    let told = [title, "(\(type))"].compactMap(\.self).joined(separator: " ")
    let group = file.root?["ApplicationGroupContainerIdentifier"]?.string
    let stored = localized.bundle.dialect == .settings ? group : nil
    return ["  /// \(SwiftSpelling.comment(told))"]
      + (stored.map { ["  ///", "  /// Stored in the app group \(SwiftSpelling.comment($0))."] }
        ?? [])
  }

  private static func enumeration(
    _ name: String, of key: SwiftSetting, setting: String
  ) -> [String] {
    ["", "  /// The values of ``\(setting)``.", "  enum \(name): String, CaseIterable, Sendable {"]
      + key.choices.map { choice in
        "    case \(SwiftSpelling.escaped(choice.name)) = \(SwiftSpelling.literal(choice.value))"
      } + ["  }"]
  }

  private static func head(_ app: String) -> String {
    """
    // The settings of \(app): their keys, the types of their values, and their defaults.
    //
    // Written by “vitrine inspect --format swift”. Write it anew when the settings have changed.

    import Foundation

    /// A setting: its key in the user defaults, and the type of its values.
    struct SettingsKey<Value>: Sendable {
      let name: String

      init(_ name: String) {
        self.name = name
      }
    }

    /// The settings, in the order of the pages.

    """
  }

  private static func tail(_ calls: String) -> String {
    """
    extension UserDefaults {
      /// Registers the defaults of all settings, which count until the user changes them.
      ///
      /// Settings shows defaults and stores none. Call this at every launch, before a setting is read.
      func registerSettings() {
    \(calls)
      }

      /// The value of a setting; nil where there is none, or one of another type.
      subscript<Value>(key: SettingsKey<Value>) -> Value? {
        get { object(forKey: key.name) as? Value }
        set { set(newValue, forKey: key.name) }
      }

      /// The value of a setting that has a few values; nil where there is none, or another.
      subscript<Value: RawRepresentable>(key: SettingsKey<Value>) -> Value? {
        get { (object(forKey: key.name) as? Value.RawValue).flatMap(Value.init) }
        set { set(newValue?.rawValue, forKey: key.name) }
      }
    }

    """
  }
}

extension Specifier {
  /// Whether the app finds something under the element's key.
  fileprivate var storesValues: Bool {
    switch content {
    case .group, .childPane, .openURL, .mailCompose, .button: defaultValue != nil
    default: true
    }
  }
}

/// The calls that register defaults.
///
/// Keys that differ in the spelling of an accent alone are two in the defaults, but a dictionary of
/// Swift's holds only one of them: each has a call of its own.
private struct RegistrationCalls {
  /// How many defaults a call has at most: Swift takes long to compile a dictionary of thousands.
  private static let limit = 100

  private var calls: [(keys: Set<String>, lines: [String])] = []

  mutating func add(_ key: String, _ line: String) {
    let place =
      calls.firstIndex { $0.lines.count < Self.limit && !$0.keys.contains(key) } ?? calls.count
    if place == calls.count { calls.append(([], [])) }
    calls[place].keys.insert(key)
    calls[place].lines.append("      \(line)")
  }

  var lines: [String] {
    calls.flatMap { ["    register(defaults: ["] + $0.lines + ["    ])"] }
  }
}
