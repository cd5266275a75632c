internal import JSON
internal import PropertyList
package import Settings
internal import TextInput

extension BundleEntry {
  /// Whether the site has pages on which rows are judged.
  package var hasReview: Bool {
    comparesDevices && bundle.panes.contains { !idioms(of: $0).isEmpty }
  }

  /// The address of the script below, which changes when the script does: a browser that kept an
  /// earlier one would judge rows that are no longer there.
  func reviewAddress(in locale: LocaleTag, from page: SitePath) -> String {
    layout.review(locale).address(from: page) + "?\(version)"
  }

  /// Everything that there is to judge in a language, as a script that hands it over: a page on a disk
  /// may load nothing else.
  ///
  /// `vitrineReviewItems` is a list with an object for each language: `locale`, `language`,
  /// `direction`, and `panes`: `pane`, `title`, `path` (from the script's folder), and `devices` with
  /// a list for each device, of `[name, fingerprint, index, title]` for each item; the index is null
  /// for the page itself.
  package func reviewScript(in bundle: LocalizedBundle) -> [UInt8] {
    let tag = bundle.locale.tag
    let script = layout.review(tag)
    let panes = bundle.bundle.panes.compactMap { pane -> JSONValue? in
      guard let first = idioms(of: pane).first else { return nil }
      let devices = idioms.compactMap { idiom in
        bundle.screen(of: pane, on: idiom).map { screen in
          JSONMember(
            idiom.rawValue,
            .array(screen.reviewItems(in: bundle.bundle.dialect).map(\.json)))
        }
      }
      return .object([
        "pane": .string(pane.name), "title": .string(bundle.title(of: pane, on: first)),
        "path": .string(layout.compare(pane.name, tag).address(from: script)),
        "devices": .object(devices),
      ])
    }
    let language = JSONValue.object([
      "locale": .string(tag.text), "language": .string(tag.endonym),
      "direction": .string(tag.isRightToLeft ? "rtl" : "ltr"), "panes": .array(panes),
    ])
    return Array("(globalThis.vitrineReviewItems??=[]).push(".utf8) + language.utf8(.compact)
      + Array(");\n".utf8)
  }
}

extension SettingsBundle {
  /// The version of the bundle, in short: of its pages, and of its tables in some languages.
  func version(in locales: [BundleLocale]) -> String {
    var fingerprint = Fingerprint()
    for file in files {
      fingerprint.combine(file.path)
      if let root = file.root { fingerprint.combine(root) }
      for specifier in file.specifiers where file.root == nil {
        fingerprint.combine(specifier.dictionary)
      }
      for locale in locales {
        guard let table = localizer(for: file, in: locale).table else { continue }
        fingerprint.combine(locale.tag.text)
        for entry in table.file?.entries ?? [] {
          fingerprint.combine(entry.key.text)
          fingerprint.combine(entry.value)
        }
      }
    }
    return fingerprint.text
  }
}

extension ReviewItem {
  fileprivate var json: JSONValue {
    .array([
      .string(name), .string(fingerprint), index.map(JSONValue.integer) ?? .null, .string(title),
    ])
  }
}
