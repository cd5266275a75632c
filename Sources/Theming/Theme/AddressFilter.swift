internal import HTML
internal import Mustache

/// Finds the addresses in a frame’s data, and replaces those that could run a script.
struct AddressFilter: Sendable {
  /// A member that is an address, or has some within.
  private struct Member: Sendable {
    let name: String
    let filter: AddressFilter
  }

  private let isAddress: Bool
  private let members: [Member]
  /// The name that messages show, such as `pages.url`.
  private let path: String

  /// A filter for an object.
  init(_ schema: TemplateSchema.Members) {
    self.init(.object(schema), path: "")
  }

  private init(_ schema: TemplateSchema, path: String) {
    self.path = path
    isAddress = schema == .url
    members = (schema.members ?? [:]).sorted { $0.key < $1.key }.compactMap { name, schema in
      let filter = AddressFilter(schema, path: path.isEmpty ? name : "\(path).\(name)")
      return filter.isEmpty ? nil : Member(name: name, filter: filter)
    }
  }

  private var isEmpty: Bool { !isAddress && members.isEmpty }

  /// An address that was replaced.
  struct Blocked {
    let address: String
    let scheme: String
    /// The name of the value, such as `pages.url`.
    let name: String
  }

  /// The data without addresses that are refused, which are added to a list; nil when there are none.
  func filtered(_ value: MustacheValue, _ blocked: inout [Blocked]) -> MustacheValue? {
    if isAddress { return filteredAddress(value, &blocked) }
    switch value {
    case .list(var items):
      var isChanged = false
      for index in items.indices {
        guard let item = filtered(items[index], &blocked) else { continue }
        items[index] = item
        isChanged = true
      }
      return isChanged ? .list(items) : nil
    case .object(var object):
      var isChanged = false
      for member in members {
        guard let value = object[member.name],
          let replacement = member.filter.filtered(value, &blocked)
        else { continue }
        object[member.name] = replacement
        isChanged = true
      }
      return isChanged ? .object(object) : nil
    case .missing, .text, .html, .boolean, .integer, .decimal: return nil
    }
  }

  private func filteredAddress(
    _ value: MustacheValue, _ blocked: inout [Blocked]
  ) -> MustacheValue? {
    let address: String
    switch value {
    case .text(let text): address = text
    case .html(let bytes): address = String(decoding: bytes, as: UTF8.self)
    // Neither is an address, and what is within would escape the filter.
    case .list, .object: return .missing
    case .missing, .boolean, .integer, .decimal: return nil
    }
    guard let scheme = HTMLAddress.refusedScheme(of: address) else { return nil }
    blocked.append(Blocked(address: address, scheme: scheme, name: path))
    return .text(HTMLAddress.blocked)
  }
}
