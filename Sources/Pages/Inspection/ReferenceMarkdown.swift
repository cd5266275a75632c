internal import Diagnostics
internal import Settings
internal import TextInput

/// The reference of a bundle as Markdown: the same facts as on its page.
struct ReferenceMarkdown {
  private let bundle: SettingsBundle
  private let locales: [BundleLocale]
  /// The bundle in the language of headings.
  private let localized: LocalizedBundle?
  private let titles: SettingTitles
  private let entries: [SettingEntry]

  init(of bundle: SettingsBundle, in locales: [BundleLocale]) {
    self.bundle = bundle
    self.locales = locales
    let heading = locales.first { $0.tag == bundle.developmentLanguage } ?? locales.first
    localized = heading.map { LocalizedBundle(bundle, in: $0) }
    entries = bundle.entries(of: SettingsCatalogue(of: bundle))
    titles = SettingTitles(of: entries, in: bundle, locales)
  }

  /// Each setting under a heading, then a table of the languages; nothing for a bundle without
  /// settings and texts.
  var lines: [String] {
    let settings = entries.isEmpty ? [] : ["", "## Settings"] + entries.flatMap(lines)
    return settings + coverage
  }

  private func lines(_ entry: SettingEntry) -> [String] {
    let key = entry.setting.key.isEmpty ? "(empty key)" : entry.setting.key.inlineCode
    let title = entry.variants.first.flatMap { shown($0.facts.title, $0)?.escaped }
    let heading = [title, key].compactMap(\.self).joined(separator: " ")
    let isOnly = entry.variants.count == 1
    return ["", "### \(heading)"] + entry.variants.flatMap { lines($0, isOnly: isOnly) }
  }

  private func lines(_ variant: SettingEntry.Variant, isOnly: Bool) -> [String] {
    let facts = variant.facts
    let places = variant.uses.map(place).joined(separator: "; ")
    let type = "- Type: \(text(facts.typePieces, variant))"
    // Two lists without a word between them would be one.
    var lines = isOnly ? ["", type, "- Shown on: \(places)"] : ["", "\(places):", "", type]
    for fact in facts.facts {
      let name = [fact.name?.escaped, fact.key?.inlineCode].compactMap(\.self)
      let since = fact.since.map { " (\($0))" } ?? ""
      lines.append(
        "- \(name.joined(separator: " "))\(since): \(text(fact.value, variant))")
    }
    if !facts.choices.isEmpty {
      lines.append("- Values:")
      lines += facts.choices.map { choice in
        let titles = [choice.title, choice.shortTitle].compactMap { shown($0, variant)?.escaped }
        return "  - \(text(choice.value, variant))\(choice.isDefault ? ", default" : ""): "
          + titles.joined(separator: " / ")
      }
      if facts.furtherChoices > 0 { lines.append("  - and \(facts.furtherChoices) more") }
    }
    if let input = facts.textInput {
      lines.append("- Text input in HTML: \("<\(input.element)>".inlineCode)")
      lines += input.rows.map { row in
        let attributes = row.attributes.map(\.inlineCode).joined(separator: " ")
        let said = [attributes, row.fidelity].filter { !$0.isEmpty }.joined(separator: " ")
        let notes = row.notes.map { " \($0.escaped)" }.joined()
        return "  - \(row.trait.inlineCode) \(row.value?.inlineCode ?? "none") (\(row.since)): "
          + said + "." + notes
      }
    }
    let lists = titles.lists(of: variant)
    if !lists.isEmpty {
      lines.append("- Titles:")
      lines += lists.map { list in
        let missing = list.missing == 0 ? "" : " (\(list.missing) not translated)"
        return "  - \(list.tag): \(list.texts.joined(separator: " · ").escaped)\(missing)"
      }
    }
    return lines
  }

  private func place(_ use: SettingsCatalogue.Use) -> String {
    let line = use.specifier.range.map { ":\($0.start.line)" } ?? ""
    let devices = use.idioms.map(\.productName).joined(separator: " and ")
    return "\((use.file + line).inlineCode) on \(devices.isEmpty ? "no device" : devices)"
  }

  private func text(_ pieces: [SettingFacts.Piece], _ variant: SettingEntry.Variant) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text.escaped
      case .code(let text): text.inlineCode
      case .shown(let text): shown(text, variant)?.escaped ?? ""
      }
    }.joined(separator: " ")
  }

  private func shown(_ text: String?, _ variant: SettingEntry.Variant) -> String? {
    text.flatMap { text in
      let shown = localized?.localizer(for: variant.file).shown(text) ?? text
      return shown.isEmpty ? nil : shown
    }
  }

  private var coverage: [String] {
    let coverage = LanguageCoverage(of: bundle, in: locales)
    guard coverage.hasTexts else { return [] }
    let head = [
      "", "## Languages", "",
      "| Language | Complete | Translated | Same as written | Missing |", "|---|--:|--:|--:|--:|",
    ]
    return head
      + coverage.locales.indices.map { number in
        let counts = coverage.shownCounts(ofLocale: number, bundle.developmentLanguage)
        return "| \(coverage.locales[number].tag) | \(counts.percent)% | \(counts.translated) | "
          + "\(counts.identical) | \(counts.missing) |"
      }
  }
}
