package import Diagnostics
internal import PropertyList
package import Settings

/// The defaults of a bundle as the dictionary that `UserDefaults.register(defaults:)` takes.
///
/// Settings shows defaults and stores none of them: until the user has changed a setting, the app
/// finds nothing under its key.
package struct RegistrationDictionary: Sendable {
  /// An XML property list: each key with its default, in the order of the pages.
  package let xml: [UInt8]
  /// Of the defaults that a property list cannot hold, that they are left out.
  package let diagnostics: [Diagnostic]

  /// The defaults of all pages and of all devices; of those of one key, the first counts.
  package init(of bundle: SettingsBundle) {
    var entries: [PropertyListDictionary.Entry] = []
    var diagnostics: [Diagnostic] = []
    for setting in SettingsCatalogue(of: bundle).settings where !setting.key.isEmpty {
      let key = LiteralString(setting.key)
      let uses = setting.uses.filter { $0.specifier.defaultValue != nil }
      let use = key.isWritable ? uses.first { $0.specifier.defaultValue?.isWritable ?? false } : nil
      if let value = use?.specifier.defaultValue {
        entries.append(.init(key, value))
      } else if let lost = uses.first,
        let file = bundle.files.first(where: { $0.path == lost.file })
      {
        let range = lost.specifier.defaultValue?.range ?? lost.specifier.range
        diagnostics.append(
          Diagnostic(.defaultLeftOut(setting.key), at: bundle.location(of: range, in: file)))
      }
    }
    xml = PropertyListValue(.dictionary(PropertyListDictionary(entries))).xml ?? []
    self.diagnostics = diagnostics
  }
}

extension Diagnostic.Message {
  static func defaultLeftOut(_ key: String) -> Self {
    .init(
      .note, "malformed-value",
      "a property list cannot hold the default of “\(key)”; it is left out of the defaults")
  }
}
