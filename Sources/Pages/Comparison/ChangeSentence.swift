internal import Comparison
internal import Diagnostics
internal import PropertyList
internal import Settings
internal import TextInput

/// A change in words, of which each form makes its own markup.
struct ChangeSentence: Sendable {
  enum Piece: Hashable, Sendable {
    /// Words of ours, in English.
    case text(String)
    /// What stands in a file, to the letter.
    case code(String)
    /// A text that readers of the app see.
    case shown(String)
  }

  let change: Change

  /// What the change is about: its kind, and what it is called.
  var subject: [Piece] {
    let subject = change.subject
    var pieces: [Piece] = [.text(subject.kind.rawValue)]
    if let name = subject.name { pieces.append(.code(name)) }
    if let title = subject.title {
      pieces.append(.shown(title))
    } else if subject.name == nil {
      pieces += [.text("without title")]
      if subject.kind == .row, let type = subject.type { pieces.append(.code(type.name)) }
    }
    return pieces
  }

  /// What happened to it.
  var predicate: [Piece] { words + devices }

  private var words: [Piece] {
    let property = change.property?.name ?? ""
    switch change.kind {
    case .added: return [.text("added")] + page
    case .removed: return [.text("removed")] + page
    case .renamed: return [.text("renamed from")] + value(change.old)
    case .reordered:
      let places = "from place \(change.old?.text ?? "") to \(change.new?.text ?? "")"
      return [.text("moved \(places) of its \(change.subject.kind == .group ? "page" : "group")")]
    case .moved where change.property == .page:
      return [.text("moved from page")] + value(change.old) + [.text("to page")]
        + value(change.new)
    case .moved:
      return [.text("moved from")] + group(change.old) + [.text("to")] + group(change.new)
    case .changed where change.property == .devices:
      return [.text("shown on")] + value(change.old) + arrow + value(change.new)
    case .changed where property == "Values":
      return values
    case .changed:
      let of = change.property?.choice.map { [Piece.text("of"), .code($0)] } ?? []
      return [.code(property)] + of + [Piece.text(":")] + difference
    }
  }

  /// The page that an element came to or went from; pages and languages are on none.
  private var page: [Piece] {
    change.subject.page.map { [.text(change.kind == .added ? "to page" : "from page"), .code($0)] }
      ?? []
  }

  /// A value of a setting that came or went, or the order of all that stayed.
  private var values: [Piece] {
    guard let choice = change.property?.choice else {
      return [.text("order of values:")] + difference
    }
    let title = (change.new ?? change.old).map { [Piece.shown($0.text)] } ?? []
    return [.text("value"), .code(choice)] + title
      + [.text(change.new == nil ? "removed" : "added")]
  }

  private var difference: [Piece] {
    let isSame = change.old?.text == change.new?.text && change.old?.kind == change.new?.kind
    var parts: [[Piece]] = []
    if !isSame || change.translations.isEmpty {
      parts.append(value(change.old) + arrow + value(change.new))
    }
    // What a language shows as it is written need not be said again.
    parts += change.translations.filter {
      isSame || $0.old != change.old?.text || $0.new != change.new?.text
    }
    .map { translation in
      [.code(translation.locale.text)] + shown(translation.old) + arrow + shown(translation.new)
    }
    return Array(parts.joined(separator: [.text(";")]))
  }

  private var arrow: [Piece] { [.text("→")] }

  private func value(_ value: Change.Value?) -> [Piece] {
    guard let value else { return [.text("none")] }
    if !change.translations.isEmpty { return [.shown(value.text)] }
    // Only where the kinds differ do they say something.
    let kinds = [change.old?.kind, change.new?.kind].compactMap(\.self)
    let kind = kinds.count == 2 && kinds[0] != kinds[1] ? value.kind?.rawValue : nil
    let text: Piece = value.text.isEmpty ? .text("empty") : .code(value.text)
    return [text] + (kind.map { [.text($0)] } ?? [])
  }

  private func shown(_ text: String?) -> [Piece] { [text.map(Piece.shown) ?? .text("none")] }

  private func group(_ value: Change.Value?) -> [Piece] {
    switch value?.text {
    case nil: [.text("no group")]
    case "": [.text("a group without title")]
    case let title?: [.text("group"), .shown(title)]
    }
  }

  /// The device, where not all see the change.
  private var devices: [Piece] {
    guard change.idioms.count == 1, change.property != .devices else { return [] }
    return [.text("(\(change.idioms[0].productName))")]
  }

  /// The place to look at: the new one, else the old one.
  var place: Change.Place? { change.newPlace ?? change.oldPlace }
}

extension [ChangeSentence.Piece] {
  /// The pieces as text, by what each becomes; there is no space before a colon or semicolon.
  func text(_ form: (ChangeSentence.Piece) -> String) -> String {
    var text = ""
    for piece in self {
      let isMark = piece == .text(":") || piece == .text(";")
      text += (text.isEmpty || isMark ? "" : " ") + form(piece)
    }
    return text
  }
}

extension String {
  /// As much of a text as tells it from others; footers can be long.
  var clipped: String {
    let limit = 120
    return unicodeScalars.count <= limit
      ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(limit))) + "…"
  }
}

extension Change.Place {
  /// The file within the bundle, and the line where that is known.
  var fileAndLine: String { file + (location.range.map { ":\($0.start.line)" } ?? "") }
}

extension BundleComparison {
  /// How many changes there are, and how many of them are breaking.
  var summary: String {
    guard !changes.isEmpty else { return "No changes" }
    let breaking = changes.count(where: \.isBreaking)
    let all = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    if breaking == changes.count { return all + ", breaking" }
    return breaking == 0 ? all + ", none breaking" : all + ", \(breaking) of them breaking"
  }
}
