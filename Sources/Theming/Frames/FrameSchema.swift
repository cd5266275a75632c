internal import Pages

/// What the templates of each kind of page find in their data.
package enum FrameSchema {
  /// The frames of a site by the names of their templates.
  package static func frames(options: [String]) -> [String: TemplateSchema.Members] {
    Dictionary(
      uniqueKeysWithValues: Page.Kind.allCases.map { kind in
        (kind.rawValue, members(of: kind, options: options))
      })
  }

  private static func members(
    of kind: Page.Kind, options: [String]
  ) -> TemplateSchema.Members {
    let options = TemplateSchema.object(
      Dictionary(uniqueKeysWithValues: options.map { ($0, .text) }))
    let own: TemplateSchema.Members =
      switch kind {
      case .index, .reference, .keyboards, .checks, .missing: ["content": .html]
      case .overview: ["content": .html].merging(ofReviews) { $1 }
      case .preview: ofPanes
      case .document: ofDocuments
      case .redirect: ["target": .url, "refresh": .refresh]
      case .compare:
        ofPanes.merging(["report": .html, "overview": .url]) { $1 }.merging(ofReviews) { $1 }
      }
    return ofAllPages.merging(own) { $1 }.merging(["options": options]) { $1 }
  }

  private static let ofAllPages: TemplateSchema.Members = [
    "title": .text, "root": .url, "icon": .url, "canonical": .url, "generator": .text,
    "language": .object(["tag": .text, "direction": .text]),
    "site": .object(["title": .text]),
    "trail": .list(["title": .text, "address": .url]), "hasTrail": .boolean,
    "hasSearch": .boolean,
  ]

  private static let ofDocuments: TemplateSchema.Members = [
    "content": .html, "navigation": .html, "contents": .html, "hasContents": .boolean,
    "hasControls": .boolean, "description": .text, "edit": .url,
    "previous": .object(["title": .text, "address": .url]),
    "next": .object(["title": .text, "address": .url]), "hasNeighbours": .boolean,
  ]

  private static let ofReviews: TemplateSchema.Members = [
    "reviews": .list(["address": .url]), "hasReviews": .boolean,
  ]

  private static let ofPanes: TemplateSchema.Members = {
    let language: TemplateSchema.Members = [
      "title": .text, "address": .url, "isCurrent": .boolean, "tag": .text, "direction": .text,
    ]
    return [
      "app": .text, "store": .text, "phone": .html, "pad": .html, "hasPhone": .boolean,
      "hasPad": .boolean, "isOfSettings": .boolean, "phoneKeyboards": .html,
      "padKeyboards": .html, "hasKeyboards": .boolean,
      "devices": .list([
        "title": .text, "address": .url, "isCurrent": .boolean, "isPhone": .boolean,
        "isPad": .boolean, "isCompare": .boolean,
      ]),
      "languages": .list(language), "panes": .list(language),
      "currentLanguage": .object(language),
      "hasDevices": .boolean, "hasLanguages": .boolean, "hasPanes": .boolean,
    ]
  }()
}
