internal import HTML
internal import Settings

/// The titles of settings in all languages of a site.
struct SettingTitles {
  /// A language, and what gives the texts of each page file in it.
  private struct Language {
    let locale: BundleLocale
    /// By the file's path: all texts, and only those of the language's own table.
    let localizers: [String: (all: Localizer, own: Localizer)]
  }

  private let languages: [Language]
  private let developmentLanguage: LocaleTag
  /// Whether titles are told in all languages, and whether those of choices are.
  private let tellsTitles: Bool
  private let tellsChoices: Bool

  /// How many texts a page tells in all its languages together: beyond, the pages themselves must do.
  private static let limit = 40_000

  init(of entries: [SettingEntry], in bundle: SettingsBundle, _ locales: [BundleLocale]) {
    developmentLanguage = bundle.developmentLanguage
    let variants = entries.flatMap(\.variants)
    let titles = variants.count { $0.facts.title != nil }
    let choices = variants.map(\.facts.choices.count).reduce(0, +)
    let tellsTitles = titles * locales.count <= Self.limit
    self.tellsTitles = tellsTitles
    tellsChoices = (titles + choices) * locales.count <= Self.limit
    let files = Dictionary(
      variants.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    languages =
      !tellsTitles || locales.count < 2
      ? []
      : locales.map { locale in
        Language(
          locale: locale,
          localizers: files.mapValues {
            (bundle.localizer(for: $0, in: locale), bundle.ownLocalizer(for: $0, in: locale))
          })
      }
  }

  /// What is left out, in a sentence.
  var note: HTMLNode {
    guard !tellsTitles || !tellsChoices else { return .empty }
    let what = tellsTitles ? "The titles of values" : "Titles"
    return .element(
      "p", [.class("hint")],
      [.text("\(what) are told in one language here, since there are so many of them.")])
  }

  /// A setting's title, and those of its values, in one language.
  struct List {
    let tag: LocaleTag
    let texts: [String]
    /// How many of them are no translations.
    let missing: Int
  }

  /// The titles of a setting, and of its values, by language; none where there is but one language.
  func lists(of variant: SettingEntry.Variant) -> [List] {
    let texts =
      [variant.facts.title].compactMap(\.self)
      + (tellsChoices ? variant.facts.choices.map(\.title) : [])
    guard !texts.isEmpty else { return [] }
    return languages.compactMap { language in
      guard let localizers = language.localizers[variant.file.path] else { return nil }
      let tag = language.locale.tag
      let missing =
        tag == developmentLanguage || variant.facts.table == nil
        ? 0 : texts.count { !$0.isEmpty && localizers.own.translation(of: $0) == .missing }
      return List(tag: tag, texts: texts.map(localizers.all.shown), missing: missing)
    }
  }

  /// The titles as a list, which is folded when it is long.
  func node(of variant: SettingEntry.Variant) -> HTMLNode {
    let lists = lists(of: variant)
    guard !lists.isEmpty else { return .empty }
    let open: [HTMLAttribute] = lists.count <= 3 ? [.flag("open")] : []
    return .element(
      "details", [.class("more titles")] + open,
      [
        .element("summary", [], [.text("Titles in \(lists.count) languages")]),
        .element("ul", [], lists.map(item)),
      ])
  }

  private func item(_ list: List) -> HTMLNode {
    .element(
      "li", [],
      [
        .element("code", [], [.text(list.tag.text)]), " ",
        .element(
          "span", list.tag.language.attributes, [.text(list.texts.joined(separator: " · "))]),
        list.missing == 0
          ? .empty
          : .element(
            "span", [.class("badge warning")],
            [.text(list.texts.count == 1 ? "not translated" : "\(list.missing) not translated")]),
      ])
  }
}
