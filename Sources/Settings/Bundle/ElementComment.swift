package import Diagnostics

/// A comment in a file of Interface Builder.
package struct ElementComment: Hashable, Sendable {
  package let text: String
  package let location: SourceLocation
  /// Where the element stands that the comment speaks of; nil when it stands before none.
  package let element: SourceRange?
  /// Whether the comment stands before all elements, and so speaks of the whole file.
  package let isAboutFile: Bool

  package init(
    text: String, location: SourceLocation, element: SourceRange?, isAboutFile: Bool
  ) {
    self.text = text
    self.location = location
    self.element = element
    self.isAboutFile = isAboutFile
  }
}
