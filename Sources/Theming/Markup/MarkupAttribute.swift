/// What has been read of an attribute.
struct MarkupAttribute: Hashable {
  /// The name, in lower case.
  var name: [UInt8] = []
  var rule = AttributeRule.plain
  /// How far the address has been read, where the value is one.
  var address: AddressPosition?
  /// The value, in lower case, where it is an ``AttributeRule/word``.
  var word: [UInt8] = []
  var place: MarkupPlace?

  var nameText: String { String(decoding: name, as: UTF8.self) }

  /// The words of the value.
  var words: [String] {
    word.split(whereSeparator: \.isMarkupSpace).map { String(decoding: $0, as: UTF8.self) }
  }
}
