package import HTML

/// A page of the site: what it says, before a theme frames it.
package struct Page: Sendable {
  /// What the page is, which decides the frame that it gets.
  package enum Kind: String, Sendable, CaseIterable {
    case index, overview, preview, compare, reference, keyboards, checks, document, redirect,
      missing
  }

  /// A link of the page's surroundings.
  package struct Link: Hashable, Sendable {
    package let title: String
    /// The address, relative to the page.
    package let address: String
    /// Whether the link leads to the page itself, or to what it belongs to.
    package let isCurrent: Bool
    /// The language of the title; nil for that of the page's surroundings, English.
    package let language: LanguageOfText?
    /// What the page that the link leads to shows; nil for links to no device.
    package let device: Device?

    package init(
      _ title: String, to address: String, isCurrent: Bool = false,
      language: LanguageOfText? = nil, device: Device? = nil
    ) {
      self.title = title
      self.address = address
      self.isCurrent = isCurrent
      self.language = language
      self.device = device
    }
  }

  /// What a page of a pane shows: one device, or all side by side.
  package enum Device: Hashable, Sendable {
    case phone, pad, compare
  }

  /// The language of a text, and its direction.
  package struct LanguageOfText: Hashable, Sendable {
    package let tag: String
    package let isRightToLeft: Bool

    package init(tag: String, isRightToLeft: Bool) {
      self.tag = tag
      self.isRightToLeft = isRightToLeft
    }

    package static let english = Self(tag: "en", isRightToLeft: false)
  }

  package let kind: Kind
  package let path: SitePath
  /// The title as the browser shows it.
  package let title: String
  package let language: LanguageOfText
  /// The way from the site's index to the page, the page itself not included.
  package var trail: [Link] = []
  /// The same page on other devices.
  package var devices: [Link] = []
  /// The same page in other languages.
  package var languages: [Link] = []
  /// The other pages of the bundle.
  package var panes: [Link] = []
  /// The documents that are read before and after the page.
  package var previous: Link?
  package var next: Link?
  /// The page in a sentence; nil when nobody wrote one.
  package var summary: String?
  /// Where the page's source is edited; nil for nowhere.
  package var edit: String?
  /// Whether controls of a bundle stand in the page.
  package var hasControls = false
  /// The address that a page of a former address leads to, relative to it.
  package var target: String?
  /// The parts of the page by the name of their place in the frame.
  package var regions: [Region] = []
  /// The name of the app that the page is about; nil for pages about none.
  package var app: String?
  /// Whether the page is one of the Settings app, which an iPad shows beside the list of all apps.
  package var isOfSettings = false
  /// The address of the overview of the app that the page judges; nil for pages that judge none.
  package var overview: String?
  /// The addresses of scripts that hand over what there is to judge, one for each language.
  package var reviews: [String] = []
  /// The address of the site's folder, from the page: empty, or ending in a slash.
  package var root: String
  /// The name by which values typed into the page's forms are remembered; nil without forms.
  package var store: String?

  package init(kind: Kind, path: SitePath, title: String, language: LanguageOfText) {
    self.kind = kind
    self.path = path
    self.title = title
    self.language = language
    root = path.root
  }

  /// A part of the page, and the place that it takes in the frame.
  package struct Region: Sendable {
    package let name: String
    package let content: HTMLNode
  }
}
