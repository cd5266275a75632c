internal import PropertyList
internal import Settings
internal import TextInput

/// Something on a device's screen that a reviewer judges: a row, what a group says, or the page itself.
struct ReviewItem: Hashable {
  /// What it is called from one build to the next; no other item of the screen has that name.
  let name: String
  /// What it shows, in short: another one asks to be judged anew.
  let fingerprint: String
  /// The place of the element in its file; nil for the page itself.
  let index: Int?
  /// What the reviewer reads as its title.
  let title: String
}

extension Screen {
  /// What there is to judge: the page itself, that is its titles and its order; then what stands on
  /// it, from the top.
  func reviewItems(in dialect: Dialect) -> [ReviewItem] {
    var names: Set<LiteralString> = []
    // The last number of each name: thousands of rows may share one.
    var numbers: [LiteralString: Int] = [:]
    let elements = sections.flatMap { section in
      [section.group].compactMap { $0 }.filter(saysSomething) + section.rows
    }
    let items = elements.map { element in
      let plain = element.reviewName
      var name = plain
      var number = numbers[LiteralString(plain), default: 1]
      while !names.insert(LiteralString(name)).inserted {
        number += 1
        name = "\(plain)~\(number)"
      }
      numbers[LiteralString(plain)] = number
      return ReviewItem(
        name: name, fingerprint: fingerprint(of: element, in: dialect), index: element.index,
        title: reviewTitle(of: element))
    }
    var page = Fingerprint()
    for heading in headings { page.combine(heading.title) }
    for item in items { page.combine(item.name) }
    let own = ReviewItem(
      name: "page", fingerprint: page.text, index: nil, title: headings.first?.title ?? pane.name)
    return [own] + items
  }

  /// Whether a group shows more than the rows in it.
  private func saysSomething(_ group: Specifier) -> Bool {
    if case .group = group.content {
      return [group.title, group.footer].contains { !localizer.shown($0 ?? "").isEmpty }
    }
    return true
  }

  /// What an element shows: all that its file says, and its texts in the language of the screen.
  private func fingerprint(of element: Specifier, in dialect: Dialect) -> String {
    var fingerprint = Fingerprint()
    fingerprint.combine(element.dictionary)
    for text in element.localizableTexts(in: dialect) { fingerprint.combine(localizer.shown(text)) }
    return fingerprint.text
  }

  private func reviewTitle(of element: Specifier) -> String {
    let texts = [element.title, element.footer].map { localizer.shown($0 ?? "") }
    let title = texts.first { !$0.isEmpty } ?? element.key ?? ""
    return (title.isEmpty ? element.type.name : title).clipped
  }
}

extension Specifier {
  /// What an element is called from one version to the next: by its key, else by its title, since
  /// rows before it come and go.
  fileprivate var reviewName: String {
    if let key, !key.isEmpty { return "key:\(key)" }
    return "\(type.name):\(title ?? "")"
  }
}
