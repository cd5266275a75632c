/// What an option's value may be.
package struct ValueSyntax: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text
    case file
    case folder
    /// A whole number within a range.
    case number(ClosedRange<Int>)
    /// One of some words.
    case choice([String])
  }

  package let kind: Kind
  /// The word that stands for the value in help: `DIR`.
  package let placeholder: String

  /// Any text but the empty one.
  package static func text(_ placeholder: String) -> Self { .init(.text, placeholder) }
  /// The path of a file.
  package static func file(_ placeholder: String = "FILE") -> Self { .init(.file, placeholder) }
  /// The path of a folder.
  package static func folder(_ placeholder: String = "DIR") -> Self { .init(.folder, placeholder) }

  init(_ kind: Kind, _ placeholder: String) {
    self.kind = kind
    self.placeholder = placeholder
  }
}

extension ValueSyntax {
  /// Whether a value is one.
  func accepts(_ value: String) -> Bool {
    switch kind {
    case .text, .file, .folder: !value.isEmpty
    case .number(let range): Int(value).map(range.contains) ?? false
    case .choice(let words): words.contains(value)
    }
  }
}
