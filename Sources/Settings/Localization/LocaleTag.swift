/// A language as BCP 47 names it: `en`, `zh-Hans`, `pt-BR`.
package struct LocaleTag: Hashable, Sendable {
  /// The tag with its subtags in their usual case.
  package let text: String
  /// Whether the language's text runs from right to left.
  package let isRightToLeft: Bool

  /// The language of an `.lproj` folder, by the folder's name without extension.
  ///
  /// Old names (`English`) and underscores (`zh_CN`) become the tag that they mean. Nil for `Base`,
  /// which is no language, and for what can be no tag.
  package init?(lprojName: String) {
    let name = Self.legacyNames[lprojName.lowercased()] ?? lprojName
    let subtags = name.split(
      separator: name.contains("-") ? "-" : "_", omittingEmptySubsequences: false
    )
    .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    self.init(subtags: subtags.map(String.init))
  }

  /// A tag as a user writes it.
  package init?(_ text: String) {
    self.init(lprojName: text)
  }

  package static let english = LocaleTag(known: "en")

  private init(known text: String) {
    self.text = text
    isRightToLeft = Self.isRightToLeft(text)
  }

  private init?(subtags: [String]) {
    guard let language = subtags.first, (2...3).contains(language.utf8.count),
      !language.utf8.contains(where: Self.isDigit), subtags.allSatisfy(Self.isSubtag)
    else { return nil }
    self.init(
      known: ([language.lowercased()] + subtags.dropFirst().map(Self.withUsualCase))
        .joined(separator: "-"))
  }

  private static func isSubtag(_ text: String) -> Bool {
    (1...8).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: false
        }
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func withUsualCase(_ subtag: String) -> String {
    switch subtag.utf8.count {
    case 2: subtag.uppercased()
    case 4: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    default: subtag.lowercased()
    }
  }

  /// The names that the first versions of Mac OS X gave their `.lproj` folders.
  private static let legacyNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "spanish": "es",
    "japanese": "ja", "dutch": "nl", "danish": "da", "finnish": "fi", "norwegian": "no",
    "portuguese": "pt", "swedish": "sv", "korean": "ko", "russian": "ru", "polish": "pl",
    "simplified_chinese": "zh-Hans", "traditional_chinese": "zh-Hant",
  ]
}

extension LocaleTag: Comparable, CustomStringConvertible {
  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
  package var description: String { text }
}

extension LocaleTag {
  private static func isRightToLeft(_ text: String) -> Bool {
    let subtags = text.split(separator: "-").map(String.init)
    if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return rightToLeftScripts.contains(script)
    }
    return rightToLeftLanguages.contains(subtags.first ?? "")
  }

  private static let rightToLeftScripts: Set = [
    "Arab", "Aran", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr",
  ]

  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo",
    "pnb",
    "prs", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The language's name in that language, for the languages of Apple's systems; the tag otherwise.
  package var endonym: String {
    if let name = Self.endonyms[text] { return name }
    let subtags = text.split(separator: "-").map(String.init)
    guard let language = subtags.first, let name = Self.endonyms[language] else { return text }
    return subtags.count == 1 ? name : "\(name) (\(subtags.dropFirst().joined(separator: "-")))"
  }

  private static let endonyms = [
    "af": "Afrikaans", "ar": "العربية", "be": "Беларуская", "bg": "Български", "bn": "বাংলা",
    "ca": "Català", "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk", "de": "Deutsch",
    "el": "Ελληνικά", "en": "English", "en-AU": "English (Australia)", "en-GB": "English (UK)",
    "en-US": "English (US)", "es": "Español", "es-419": "Español (Latinoamérica)",
    "es-MX": "Español (México)", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi",
    "fil": "Filipino", "fr": "Français", "fr-CA": "Français (Canada)", "ga": "Gaeilge",
    "gl": "Galego", "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski",
    "hu": "Magyar", "hy": "Հայերեն", "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano",
    "ja": "日本語", "ka": "ქართული", "kk": "Қазақ тілі", "kn": "ಕನ್ನಡ", "ko": "한국어",
    "lt": "Lietuvių", "lv": "Latviešu", "mk": "Македонски", "ml": "മലയാളം", "mr": "मराठी",
    "ms": "Bahasa Melayu", "nb": "Norsk bokmål", "nl": "Nederlands", "nn": "Norsk nynorsk",
    "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski", "pt": "Português", "pt-BR": "Português (Brasil)",
    "pt-PT": "Português (Portugal)", "ro": "Română", "ru": "Русский", "sk": "Slovenčina",
    "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски", "sv": "Svenska", "sw": "Kiswahili",
    "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "ur": "اردو",
    "uz": "Oʻzbek", "vi": "Tiếng Việt", "zh": "中文", "zh-CN": "简体中文", "zh-HK": "繁體中文（香港）",
    "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "zh-TW": "繁體中文（台灣）",
  ]
}
