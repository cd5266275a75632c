package import Markdown

/// How a Markdown page becomes nodes.
package struct MarkdownPageOptions: Sendable {
  /// Whether markup in a page is written as it is, rather than shown as text.
  package var allowsRawHTML = false
  /// Whether links and images may have any scheme, even those that run a script.
  package var allowsAnyAddress = false
  /// Whether headings bear names that links can lead to.
  package var hasAnchors = true
  /// Whether headings end in a link to themselves, for pointers alone.
  package var hasHeadingLinks = true
  /// Whether code is in colours, where its language is known.
  package var highlightsCode = true
  /// Whether code and tables, which may be wider than the page, can be scrolled by keys.
  package var scrollsByKeys = true
  /// The words above each kind of alert.
  package var alertTitles: [MarkdownAlert: String] = [
    .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning",
    .caution: "Caution",
  ]
  /// What the box of a task that is done, or not, is called for those who do not see it.
  package var taskTitles: [Bool: String] = [true: "Done", false: "To do"]
  /// What the list of footnotes is called for those who do not see it: it has no heading.
  package var footnotesTitle: String? = "Footnotes"
  /// What the arrow behind a footnote is called for those who do not see it.
  package var footnoteReturnTitle: String? = "Back to the text"

  package init() {}
}
