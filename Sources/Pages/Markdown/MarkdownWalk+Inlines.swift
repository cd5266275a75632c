internal import Diagnostics
internal import HTML
internal import Markdown

extension MarkdownWalk {
  mutating func append(_ inlines: [MarkdownInline]) {
    for inline in inlines { append(inline) }
  }

  mutating func append(_ inline: MarkdownInline) {
    switch inline.kind {
    case .text(let text): append(.text(text))
    case .softBreak: append("\n", endsLine: true)
    case .lineBreak:
      append(.element("br"))
      endLine()
    case .code(let code): append(.element("code", [], [.text(code)]))
    case .rawHTML(let markup): append(rawHTML: markup, at: inline.range)
    case .emphasis(let content): element("em") { $0.append(content) }
    case .strong(let content): element("strong") { $0.append(content) }
    case .strikethrough(let content): element("del") { $0.append(content) }
    case .link(let link):
      guard let address = address(of: link, at: inline.range) else {
        return append(link.content)
      }
      element("a", [.href(address)] + Self.title(of: link)) { $0.append(link.content) }
    case .image(let image):
      guard let address = address(of: image, isImage: true, at: inline.range) else {
        return append(image.content)
      }
      let description = HTMLAttribute("alt", image.content.plainText)
      append(.element("img", [HTMLAttribute("src", address), description] + Self.title(of: image)))
    case .footnoteReference(let number, let occurrence):
      let id = HTMLAttribute.id(Self.reference(number, occurrence))
      element("sup", [.class("footnote-ref")]) { walk in
        walk.append(.element("a", [.href("#fn\(number)"), id], [.text("\(number)")]))
      }
    }
  }

  static func title(of link: MarkdownLink) -> [HTMLAttribute] {
    link.title.isEmpty ? [] : [HTMLAttribute("title", link.title)]
  }

  /// The address to write for a link or an image; nil where there must not be one.
  mutating func address(
    of link: MarkdownLink, isImage: Bool = false, at range: SourceRange
  ) -> String? {
    let resolution =
      context?.resolve(link, isImage: isImage) ?? options.resolution(of: link.destination)
    if let message = resolution.message {
      diagnostics.append(source.diagnostic(message, at: range))
    }
    return resolution.address
  }
}
