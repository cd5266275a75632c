/// A text of which stretches have a style of their own, as an `NSAttributedString`.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of one style.
  package struct Fragment: Hashable, Sendable {
    package let text: String
    package let style: Style

    package init(_ text: String, _ style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }

  /// The attributes that HTML can say.
  package struct Style: Hashable, Sendable {
    package var isBold = false
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The colour of the letters; nil for the text view's own.
    package var foregroundColor: Color?
    /// The address of a link, as written.
    package var link: String?
    package var alignment = TextAlignment.natural

    package init() {}
  }

  /// A colour of the sRGB space: red, green and blue from 0 to 255.
  package struct Color: Hashable, Sendable {
    package let red, green, blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package let fragments: [Fragment]

  package init(_ fragments: [Fragment]) { self.fragments = fragments }

  package init(_ text: String) { self.init(text.isEmpty ? [] : [Fragment(text)]) }

  /// The text without its styles.
  package var string: String { fragments.map(\.text).joined() }
}

/// The edge at which a text's lines begin, by the names of `NSTextAlignment`.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case natural, left, center, right, justified
}
