/// What a template may use: the names of its data, and what their values are.
package indirect enum TemplateSchema: Hashable, Sendable {
  package typealias Members = [String: TemplateSchema]

  case text
  /// An address, whose scheme is checked when it is written.
  case url
  /// A time and an address, which the `content` of `<meta http-equiv="refresh">` alone can hold.
  case refresh
  /// Markup of our own writer, for `{{{name}}}`.
  case html
  /// JSON made by ``Mustache/MustacheValue/json(_:)``, for a data script or an attribute.
  case json
  case boolean
  /// Objects, for which a section is repeated.
  case list(Members)
  case object(Members)
}

extension TemplateSchema {
  /// The names that a section of this value adds.
  var members: Members? {
    switch self {
    case .list(let members), .object(let members): members
    case .text, .url, .refresh, .html, .json, .boolean: nil
    }
  }

  /// What `.` is within a section of this value.
  var inner: TemplateSchema {
    if case .list(let members) = self { .object(members) } else { self }
  }
}
