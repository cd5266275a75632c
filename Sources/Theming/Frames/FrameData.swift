internal import HTML
package import Mustache
package import Pages

/// What a site says on all of its pages.
package struct FrameSite: Sendable {
  package let title: String
  /// The program, as pages name it.
  package let generator: String
  /// The address that the site will have; nil when it is not known.
  package let baseURL: String?
  /// The file that browsers show beside the title; nil for the theme's own.
  package let icon: SitePath?
  /// Whether the site can be searched.
  package let hasSearch: Bool
  /// The theme's options, by name.
  package let options: [String: String]

  package init(
    title: String, generator: String, baseURL: String?, icon: SitePath?,
    hasSearch: Bool = false, options: [String: String]
  ) {
    self.title = title
    self.generator = generator
    self.baseURL = baseURL
    self.icon = icon
    self.hasSearch = hasSearch
    self.options = options
  }
}

extension Page {
  /// The page as a template finds it, by ``FrameSchema``.
  package func frameData(_ site: FrameSite) -> MustacheValue {
    var data: [String: MustacheValue] = [
      "title": .text(title), "root": .text(root), "generator": .text(site.generator),
      "language": .object(language.members), "site": .object(["title": .text(site.title)]),
      "trail": .list(
        trail.map { .object(["title": .text($0.title), "address": .text($0.address)]) }),
      "hasTrail": .boolean(!trail.isEmpty), "hasSearch": .boolean(site.hasSearch),
      "options": .object(site.options.mapValues(MustacheValue.text)),
    ]
    if let icon = site.icon { data["icon"] = .text(root + icon.text) }
    if let base = site.baseURL, kind != .missing {
      data["canonical"] = .text(path.address(below: base))
    }
    for region in regions { data[region.name] = .html(region.content.utf8()) }
    switch kind {
    case .index, .reference, .keyboards, .checks, .missing: break
    case .overview: addReviewData(to: &data)
    case .document: addDocumentData(to: &data)
    case .redirect:
      data["target"] = .text(target ?? "")
      data["refresh"] = .text("0; url=\(target ?? "")")
    case .preview: addPaneData(to: &data)
    case .compare:
      addPaneData(to: &data)
      addReviewData(to: &data)
    }
    return .object(data)
  }

  private func addDocumentData(to data: inout [String: MustacheValue]) {
    data["hasContents"] = .boolean(data["contents"] != nil)
    data["hasControls"] = .boolean(hasControls)
    data["hasNeighbours"] = .boolean(previous != nil || next != nil)
    if let summary { data["description"] = .text(summary) }
    if let edit { data["edit"] = .text(edit) }
    for (name, link) in [("previous", previous), ("next", next)] {
      guard let link else { continue }
      data[name] = .object(["title": .text(link.title), "address": .text(link.address)])
    }
  }

  private func addReviewData(to data: inout [String: MustacheValue]) {
    data["reviews"] = .list(reviews.map { .object(["address": .text($0)]) })
    data["hasReviews"] = .boolean(!reviews.isEmpty)
    if let overview { data["overview"] = .text(overview) }
  }

  private func addPaneData(to data: inout [String: MustacheValue]) {
    data["app"] = .text(app ?? "")
    data["isOfSettings"] = .boolean(isOfSettings)
    data["store"] = .text(store ?? "")
    data["hasPhone"] = .boolean(data["phone"] != nil)
    data["hasPad"] = .boolean(data["pad"] != nil)
    data["hasKeyboards"] = .boolean(
      data["phoneKeyboards"] != nil || data["padKeyboards"] != nil)
    data["devices"] = .list(devices.map { .object($0.members) })
    data["languages"] = .list(languages.map { .object($0.members) })
    data["panes"] = .list(panes.map { .object($0.members) })
    data["hasDevices"] = .boolean(devices.count > 1)
    data["hasLanguages"] = .boolean(languages.count > 1)
    data["hasPanes"] = .boolean(panes.count > 1)
    if let current = languages.first(where: \.isCurrent) {
      data["currentLanguage"] = .object(current.members)
    }
  }
}

extension Page.Link {
  fileprivate var members: [String: MustacheValue] {
    var members: [String: MustacheValue] = [
      "title": .text(title), "address": .text(address), "isCurrent": .boolean(isCurrent),
    ]
    if let language { members.merge(language.members) { $1 } }
    if let device {
      members["isPhone"] = .boolean(device == .phone)
      members["isPad"] = .boolean(device == .pad)
      members["isCompare"] = .boolean(device == .compare)
    }
    return members
  }
}

extension Page.LanguageOfText {
  fileprivate var members: [String: MustacheValue] {
    ["tag": .text(tag), "direction": .text(isRightToLeft ? "rtl" : "ltr")]
  }
}
