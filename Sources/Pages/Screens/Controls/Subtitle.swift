internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A title, and the subtitle below it if there is one.
  func titleWithSubtitle(_ specifier: Specifier, _ title: HTMLNode) -> HTMLNode {
    let subtitle = subtitle(specifier)
    guard subtitle != .empty else { return title }
    return .element("span", [.class("texts")], [title, subtitle])
  }

  /// The title as the text of a row, for what is no control with a label.
  func titleNode(_ specifier: Specifier) -> HTMLNode {
    .element("span", [.class("title")], [.text(title(specifier) ?? nameWithoutTitle(specifier))])
  }

  /// What describes an element's control: its subtitle.
  func describedBySubtitle(_ specifier: Specifier) -> [HTMLAttribute] {
    guard subtitle(specifier) != .empty else { return [] }
    return [HTMLAttribute("aria-describedby", id(specifier, "subtitle"))]
  }

  /// The subtitle for each value that has one of its own.
  ///
  /// Of a switch, the theme shows the one that its state asks for; of other rows, all but the one of
  /// the default are hidden, until a script knows of another value.
  private func subtitle(_ specifier: Specifier) -> HTMLNode {
    guard let subtitle = specifier.cell.subtitle else { return .empty }
    let texts =
      if case .toggleSwitch = specifier.content {
        subtitle.textsByState
      } else {
        subtitle.texts(for: specifier.defaultValue?.storedText)
      }
    let nodes = texts.filter { !$0.text.isEmpty }.map { text, attributes in
      HTMLNode.element(
        "span", [.class("subtitle")] + attributes, [.text(screen.localizer.shown(text))])
    }
    guard !nodes.isEmpty else { return .empty }
    return .element("span", [.class("subtitles"), .id(id(specifier, "subtitle"))], nodes)
  }
}

extension Subtitle {
  /// The texts of a switch, which knows the values `YES` and `NO`.
  fileprivate var textsByState: [(text: String, attributes: [HTMLAttribute])] {
    let (on, off) = (text(for: "YES") ?? "", text(for: "NO") ?? "")
    guard on != off else { return [(on, [])] }
    return [(on, [HTMLAttribute("data-state", "on")]), (off, [HTMLAttribute("data-state", "off")])]
  }

  fileprivate func texts(
    for value: String?
  ) -> [(text: String, attributes: [HTMLAttribute])] {
    guard !cases.isEmpty else { return [(otherwise ?? "", [])] }
    let isCase = cases.contains { $0.value == value }
    func hidden(unless isShown: Bool) -> [HTMLAttribute] { isShown ? [] : [.flag("hidden")] }
    let single = cases.map { entry in
      (
        entry.text,
        [HTMLAttribute("data-value", entry.value)] + hidden(unless: entry.value == value)
      )
    }
    return single + [(otherwise ?? "", hidden(unless: !isCase))]
  }
}
