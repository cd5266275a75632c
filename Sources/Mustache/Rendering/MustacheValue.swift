package import HTML

/// What a template is filled with.
package enum MustacheValue: Sendable {
  /// No value; unlike a name that an object lacks, it is not searched for further outwards.
  case missing
  case text(String)
  /// Markup that is written as it is by `{{{name}}}`, such as our own writer made.
  case html([UInt8])
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case list([MustacheValue])
  case object([String: MustacheValue])

  /// Nodes, written.
  package static func html(_ node: HTMLNode) -> MustacheValue { .html(node.utf8()) }
}

extension MustacheValue {
  /// Whether a section of this value is written.
  ///
  /// As in the specification’s own language, an empty text and the number 0 count as nothing.
  var isTruthy: Bool {
    switch self {
    case .missing: false
    case .text(let text): !text.utf8.isEmpty
    case .html(let bytes): !bytes.isEmpty
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    case .decimal(let number): number != 0 && !number.isNaN
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
  /// An object; of values of one name, the last is taken.
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
