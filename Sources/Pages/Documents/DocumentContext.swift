internal import Diagnostics
internal import Documents
internal import HTML
internal import Markdown
internal import Settings

/// What the links of a document lead to, and what its blocks of settings show.
struct DocumentContext: MarkdownContext {
  private let site: DocumentSite
  private let document: Document
  private let path: SitePath
  /// The bundles that blocks of settings showed, in the languages that they named.
  private var localized: [SettingsEmbed.Source: LocalizedBundle] = [:]
  private var embedCount = 0
  /// How often it is still asked what somebody meant by a word: the answer takes a look at all words
  /// that there are, and a page with many broken links has the same mistake in most of them.
  private var guessesLeft = 20

  init(site: DocumentSite, document: Document, path: SitePath) {
    self.site = site
    self.document = document
    self.path = path
  }

  // MARK: - Links

  mutating func resolve(_ link: MarkdownLink, isImage: Bool) -> MarkdownResolution {
    let destination = link.destination
    if let key = SettingsLink.key(of: destination), !isImage { return setting(key) }
    if let scheme = HTMLAddress.refusedScheme(of: destination) {
      return .init(address: nil, message: .refusedLink(scheme))
    }
    if HTMLAddress.isExternal(destination) {
      if isImage { return .init(address: nil, message: .foreignImage(destination)) }
      return .init(address: MarkdownAddress.encoded(destination))
    }
    let address = DocumentAddress(destination)
    if address.path.isEmpty { return place(address, written: destination) }
    if address.path.utf8.first == UInt8(ascii: "/") {
      return .init(
        address: nil, message: .absoluteLink(destination, suggestion(for: address.path)))
    }
    return file(address, written: destination, isImage: isImage)
  }

  /// A link to a place in the document itself.
  private mutating func place(_ address: DocumentAddress, written: String) -> MarkdownResolution {
    guard let fragment = address.fragment, !fragment.isEmpty else {
      // `#` alone is the top of a page.
      return written.isEmpty
        ? .init(address: nil, message: .emptyLink) : .init(address: written)
    }
    let anchor = document.anchor(fragment)
    return .init(
      address: "#" + MarkdownAddress.encoded(anchor ?? fragment),
      message: anchor == nil
        ? .missingAnchor(fragment, in: nil, nearest(to: fragment, in: document.anchors)) : nil)
  }

  private mutating func file(
    _ address: DocumentAddress, written: String, isImage: Bool
  ) -> MarkdownResolution {
    let query = address.query.map { "?" + MarkdownAddress.encoded($0) } ?? ""
    var fragment = address.fragment.map { "#" + MarkdownAddress.encoded($0) } ?? ""
    switch site.tree.target(of: address.path, from: document) {
    case .page(let node):
      let target = site.tree.nodes[node]
      let shown = target.document.map { site.tree.documents[$0] }
      var message: Diagnostic.Message?
      if let written = address.fragment, !written.isEmpty {
        if let anchor = shown?.anchor(written) {
          fragment = "#" + MarkdownAddress.encoded(anchor)
        } else {
          message = .missingAnchor(
            written, in: address.path, nearest(to: written, in: shown?.anchors ?? []))
        }
      }
      if isImage { message = .noImage(address.path) }
      return .init(
        address: site.path(of: node).address(from: path) + query + fragment, message: message)
    case .file(let file):
      return .init(
        address: SiteLayout.document(file).address(from: path) + query + fragment)
    case .draft(let draft): return .init(address: nil, message: .draftLink(draft))
    case .none:
      // Pages of the site that are no documents are named by where they lie.
      let folder = DocumentPath.folder(of: path.text)
      guard let resolved = DocumentPath.resolved(address.path, in: folder) else {
        return .init(address: nil, message: .outsideLink(address.path))
      }
      let target = SitePath(resolved)
      if site.contains(target) {
        return .init(address: target.address(from: path) + query + fragment)
      }
      if site.leavesOut(target) { return .init(address: nil, message: .leftOut(resolved)) }
      return .init(
        address: nil,
        message: .brokenLink(
          address.path, isImage: isImage, suggestion(for: address.path)))
    }
  }

  private mutating func setting(_ key: String) -> MarkdownResolution {
    switch SettingsLink(key, in: site.entries) {
    case .found(let reference, let anchor):
      return .init(address: "\(reference.address(from: path))#\(MarkdownAddress.encoded(anchor))")
    case .several(let slugs):
      return .init(address: nil, message: .severalSettings(key, slugs))
    case .otherBundle:
      return .init(
        address: nil, message: .noBundleInLink(key, site.entries.map(\.layout.slug)))
    case .missing where key.isEmpty: return .init(address: nil, message: .noKeyInLink)
    case .missing:
      let keys = site.entries.lazy.flatMap { $0.catalogue.settings.map(\.key) }
      return .init(address: nil, message: .noSetting(key, nearest(to: key, in: keys)))
    }
  }

  // MARK: - Guesses

  private mutating func suggestion(for path: String) -> String? {
    guess { [site, document] in site.tree.suggestion(for: path, in: document) }
  }

  private mutating func nearest(to word: String, in words: some Sequence<String>) -> String? {
    guess { words.sorted().nearest(to: word) }
  }

  private mutating func guess(_ find: () -> String?) -> String? {
    guard guessesLeft > 0 else { return nil }
    guessesLeft -= 1
    return find()
  }

  // MARK: - Blocks

  mutating func nodes(
    for code: String, info: String, at range: SourceRange, in source: SourceText
  ) -> (content: HTMLNode, diagnostics: [Diagnostic])? {
    guard DocumentSection.isOfSettings(info) else { return nil }
    embedCount += 1
    var embed = SettingsEmbed(
      site: site, path: path, number: embedCount, localized: localized)
    let shown = embed.read(code, at: range, in: source)
    localized = embed.localized
    return shown
  }
}

extension Diagnostic.Message {
  static let emptyLink = Self(.error, "broken-link", "the link leads nowhere: its address is empty")

  static func brokenLink(_ path: String, isImage: Bool, _ suggestion: String?) -> Self {
    .init(
      .error, isImage ? "broken-image" : "broken-link",
      "there is no “\(path)” among the documents or in the site\(hint(suggestion))")
  }

  static func missingAnchor(
    _ anchor: String, in path: String?, _ suggestion: String?
  ) -> Self {
    let place = path.map { "“\($0)”" } ?? "this document"
    return .init(
      .error, "broken-anchor",
      "there is no heading “#\(anchor)” in \(place)\(hint(suggestion))")
  }

  static func absoluteLink(_ address: String, _ relative: String?) -> Self {
    .init(
      .error, "absolute-link",
      "“\(address)” begins with “/”, which leads out of a site that is opened from a disk; write a "
        + "relative path\(hint(relative))")
  }

  static func foreignImage(_ address: String) -> Self {
    .init(
      .error, "broken-image",
      "pages show files of the site alone, not “\(address)”: put the image among the documents")
  }

  static func outsideLink(_ path: String) -> Self {
    .init(.error, "broken-link", "“\(path)” lies outside of the folder of documents")
  }

  static func leftOut(_ path: String) -> Self {
    .init(.note, "left-out", "“\(path)” is of a language or a device that is left out of this site")
  }

  static func draftLink(_ path: String) -> Self {
    .init(.error, "broken-link", "“\(path)” is a draft, which is left out without “--drafts”")
  }

  static func noImage(_ path: String) -> Self {
    .init(.error, "broken-image", "“\(path)” is a document, not an image")
  }
}
