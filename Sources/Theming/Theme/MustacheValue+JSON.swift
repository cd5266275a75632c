package import JSON
package import Mustache

extension MustacheValue {
  /// JSON that can stand in a script that holds data, or in an attribute.
  package static func json(_ value: JSONValue) -> MustacheValue {
    .html(value.utf8(.compact, forScript: true))
  }
}
