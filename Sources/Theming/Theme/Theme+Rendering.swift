package import Diagnostics
internal import HTML
package import Mustache

/// A page in its frame, and what was said while it was made.
package struct RenderedFrame: Sendable {
  /// Nil when the theme does not have the frame, or has it only with errors.
  package let utf8: [UInt8]?
  package let diagnostics: [Diagnostic]
}

extension Theme {
  /// Renders a frame with its data.
  ///
  /// The data follows the schema with which the theme was loaded; what is missing is written as
  /// nothing. An address with a scheme that pages do not lead to, such as `javascript:`, is replaced
  /// and reported. A frame that the theme does not have, or only with errors, gives one error.
  package func render(frame name: String, data: MustacheValue) -> RenderedFrame {
    guard let frame = frames[name] else {
      let path = layers.first?.path ?? ""
      let diagnostic = Diagnostic(.noFrame(name), at: SourceLocation(path: path))
      return RenderedFrame(utf8: nil, diagnostics: [diagnostic])
    }
    var blocked: [AddressFilter.Blocked] = []
    let safe = frame.addresses.filtered(data, &blocked) ?? data
    let output = frame.program.render(safe)
    var messages = blocked.map { Diagnostic.Message.blockedAddress($0.address, $0.scheme, $0.name) }
    if output.isCut { messages.append(.cutPage) }
    let location = SourceLocation(path: frame.path)
    return RenderedFrame(
      utf8: output.utf8, diagnostics: messages.map { Diagnostic($0, at: location) })
  }
}

extension Diagnostic.Message {
  package static func noFrame(_ name: String) -> Self {
    .init(.error, "missing-frame", "the theme has no frame “\(name)” that is without error")
  }

  package static func blockedAddress(_ address: String, _ scheme: String, _ name: String) -> Self {
    .init(
      .warning, "blocked-address",
      "“\(name)” is “\(address.prefix(80))”: pages do not lead to “\(scheme.prefix(20)):”, so "
        + "“\(HTMLAddress.blocked)” is written")
  }

  package static let cutPage = Self(
    .error, "template-syntax", "the page is too large, and was cut")
}
