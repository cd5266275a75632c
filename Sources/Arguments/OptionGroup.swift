/// Options that stand together in help, under a title.
package struct OptionGroup: Hashable, Sendable {
  /// The title of a group that has none of its own.
  static let plainTitle = "Options"

  package let title: String
  package let options: [OptionSyntax]

  package init(_ title: String, _ options: [OptionSyntax]) {
    self.title = title
    self.options = options
  }
}

extension OptionGroup: ExpressibleByArrayLiteral {
  /// Options without a title of their own.
  package init(arrayLiteral options: OptionSyntax...) {
    self.init(Self.plainTitle, options)
  }
}
