internal import PropertyList
internal import Settings

/// A strings table in all languages, and the pages that use it.
struct TableUse: Sendable {
  let name: String
  let pages: [Page]
  /// The languages that have the table.
  let tables: [(locale: BundleLocale, table: StringsTable)]
  /// The languages that have texts, but not this table.
  let localesWithout: [BundleLocale]
  /// The texts that pages look up in it, each where it stands first.
  let texts: [(text: LocalizableText, page: Page)]
  /// Every string of the pages, whatever it is for.
  let allStrings: Set<String>
  /// The place in `tables` of the language that the app is developed in; nil when it has no table.
  let development: Int?

  /// The tables in the order of their names.
  static func all(in bundle: SettingsBundle) -> [TableUse] {
    var pages: [[String]: [Page]] = [:]
    for file in bundle.files {
      guard let name = file.stringsTable else { continue }
      pages[[file.name.root, name], default: []].append(Page(file, of: bundle))
    }
    return pages.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { key in
      TableUse(named: key[1], root: key[0], pages: pages[key] ?? [], in: bundle)
    }
  }

  private init(named name: String, root: String, pages: [Page], in bundle: SettingsBundle) {
    self.name = name
    self.pages = pages
    let locales = bundle.locales.filter { !$0.folders.isEmpty }
    tables = locales.compactMap { locale in
      bundle.ownTable(named: name, in: locale, root: root).map { (locale, $0) }
    }
    localesWithout = locales.filter { locale in
      bundle.ownTable(named: name, in: locale, root: root) == nil
    }
    var seen: Set<String> = []
    texts = pages.flatMap { page in
      // What only InAppSettingsKit shows is not judged, but keeps its entries in use.
      (page.file.name.isForeign ? [] : page.file.specifiers).flatMap {
        $0.locatedTexts(in: bundle.dialect)
      }
      .filter { $0.text.contains(where: \.isLetter) && seen.insert($0.text).inserted }
      .map { ($0, page) }
    }
    allStrings = Set(pages.flatMap { $0.file.root?.strings ?? [] })
    let language = bundle.developmentLanguage
    development = tables.firstIndex { $0.locale.tag == language }
  }

  /// Whether a language is the one that the app is developed in, or that of another region.
  func isDevelopment(_ locale: BundleLocale) -> Bool {
    pages.first?.bundle.developmentLanguage.language == locale.tag.language
  }
}

extension PropertyListDictionary {
  fileprivate var strings: [String] { entries.flatMap(\.value.strings) }
}

extension PropertyListValue {
  fileprivate var strings: [String] {
    switch content {
    case .array(let elements): elements.flatMap(\.strings)
    case .dictionary(let dictionary): dictionary.strings
    default: text.map { [$0] } ?? []
    }
  }
}

extension String {
  /// Whether the text is a key that nobody wants to read, as `SETTINGS_TITLE` and `settings.title`,
  /// rather than a text that stands for itself.
  var isSymbolicKey: Bool {
    guard utf8.count >= 3, utf8.allSatisfy(Self.isPartOfKey), contains(where: \.isLetter) else {
      return false
    }
    if contains("_") { return true }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    if parts.count >= 2 {
      // An address and a version are no keys.
      return parts.allSatisfy { $0.first?.isLetter ?? false } && parts[0] != "www"
        && !["com", "org", "net", "io", "de", "app", "dev", "md", "txt"].contains(parts.last)
    }
    // As in `settingsTitle`; `iCloud` and `eBay` are names.
    let start = prefix { $0.isLowercase }
    return start.count >= 3 && dropFirst(start.count).contains(where: \.isUppercase)
  }

  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension String {
  /// How many words the text has that a translator would look at.
  var wordCount: Int {
    split { !$0.isLetter && $0 != "'" && $0 != "’" }.count {
      $0.count >= 3 || !$0.allSatisfy(\.isASCII)
    }
  }

  /// Whether the text is an address such as `https://example.com`, or markup, rather than words.
  var isAddressOrMarkup: Bool {
    if contains("://") || hasPrefix("<") || hasPrefix("www.") { return true }
    // A scheme, with no space behind its colon.
    guard let colon = firstIndex(of: ":"), self[..<colon].allSatisfy(\.isLowercase) else {
      return false
    }
    return !self[colon...].contains(" ")
  }
}

extension [BundleLocale] {
  /// The languages in words, of many only the first.
  var inWords: String {
    let most = 4
    let named = prefix(most).map(\.tag.text).joined(separator: ", ")
    return count > most ? "\(named) and \(count - most) more" : named
  }
}

extension LocaleTag {
  /// The language without its script and region.
  fileprivate var language: Substring { text.prefix { $0 != "-" } }
}
