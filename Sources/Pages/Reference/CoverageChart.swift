internal import HTML
internal import Settings

/// How complete each language is, as a table with bars.
struct CoverageChart {
  private let coverage: LanguageCoverage
  private let development: LocaleTag

  init(_ coverage: LanguageCoverage, development: LocaleTag) {
    self.coverage = coverage
    self.development = development
  }

  var node: HTMLNode {
    .element(
      "section", [.id("languages")],
      [.element("h2", [], ["Languages"]), languages, tables, unlocalized])
  }

  private var languages: HTMLNode {
    guard coverage.hasTexts else { return .empty }
    let rows = coverage.locales.indices.map { number -> HTMLNode in
      let tag = coverage.locales[number].tag
      let counts = coverage.shownCounts(ofLocale: number, development)
      return .element(
        "tr", [],
        [
          .element(
            "th", [HTMLAttribute("scope", "row")],
            [
              .element("span", tag.language.attributes, [.text(tag.endonym)]), " ",
              .element("code", [], [.text(tag.text)]),
            ]),
          .element("td", [.class("bar")], [Self.bar(counts, called: tag.endonym)]),
          .count(counts.translated), .count(counts.identical), .count(counts.missing),
        ])
    }
    return .fragment([
      .element(
        "p", [],
        [
          .text(
            "Of every text on the pages, whether the language’s own strings table has it. What is "
              + "the same as written may be just right, or not translated yet.")
        ]),
      .scrollingTable(
        "Languages",
        ["Language", "Complete", "Translated", "Same as written", "Missing"].map { [.text($0)] },
        rows, class: "coverage"),
    ])
  }

  /// How many texts of each strings table are missing; nothing where none is.
  private var tables: HTMLNode {
    let numbers = coverage.locales.indices.filter { coverage.locales[$0].tag != development }
    let incomplete = coverage.tables.filter { table in
      numbers.contains { table.counts[$0].missing > 0 }
    }
    let affected = numbers.filter { number in
      incomplete.contains { $0.counts[number].missing > 0 }
    }
    guard !incomplete.isEmpty else { return .empty }
    let rows = incomplete.map { table -> HTMLNode in
      .element(
        "tr", [],
        [
          .element(
            "th", [HTMLAttribute("scope", "row")], [.element("code", [], [.text(table.name)])])
        ]
          + affected.map { .count(table.counts[$0].missing) })
    }
    return .element(
      "details", [.class("more")],
      [
        .element("summary", [], ["Missing texts by strings table"]),
        .scrollingTable(
          "Missing texts",
          [["Table"]] + affected.map { [.text(coverage.locales[$0].tag.text)] }, rows,
          class: "missing-texts"),
      ])
  }

  private var unlocalized: HTMLNode {
    guard !coverage.filesWithoutTable.isEmpty else { return .empty }
    return .element(
      "p", [],
      ["The same in all languages, since they name no strings table: "]
        + coverage.filesWithoutTable.enumerated().flatMap { index, file -> [HTMLNode] in
          [index == 0 ? "" : ", ", .element("code", [], [.text(file)])]
        } + ["."])
  }

  /// How much of some texts is there, as a bar and in percent.
  static func bar(_ counts: LanguageCoverage.Counts, called name: String) -> HTMLNode {
    let share = counts.percent
    return .fragment([
      .element(
        "meter",
        [
          HTMLAttribute("min", "0"), HTMLAttribute("max", "\(max(counts.total, 1))"),
          HTMLAttribute("value", "\(counts.present)"),
          HTMLAttribute("aria-label", "\(name) complete"),
        ], [.text("\(share)%")]),
      " ", .element("span", [.class("share")], [.text("\(share)%")]),
    ])
  }
}

extension HTMLNode {
  /// A cell with a number.
  static func count(_ number: Int) -> HTMLNode {
    .element("td", [.class(number == 0 ? "number none" : "number")], [.text("\(number)")])
  }
}

extension LanguageCoverage {
  /// The counts of a language as they are told: what the development language's tables lack is shown
  /// as it is written, which is that language.
  func shownCounts(ofLocale number: Int, _ development: LocaleTag) -> Counts {
    let counts = counts(ofLocale: number)
    guard locales[number].tag == development else { return counts }
    return Counts(translated: counts.translated, identical: counts.identical + counts.missing)
  }
}

extension LanguageCoverage.Counts {
  /// How much of the texts is there, in percent, rounded down: only what is whole is 100.
  var percent: Int { total == 0 ? 100 : present * 100 / total }
}
