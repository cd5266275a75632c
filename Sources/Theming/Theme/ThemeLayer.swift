package import Diagnostics
internal import Mustache

/// What one theme brings itself, without that which it extends.
struct ThemeLayer: Sendable {
  let name: String
  let path: String
  /// The templates by their names, such as `preview` or `parts/head`.
  let templates: [String: MustacheTemplate]
  /// The assets by their paths within `assets`.
  let assets: [String: [UInt8]]

  private static let suffix = ".mustache"

  /// Reads a theme's own templates.
  static func read(
    _ folder: ThemeFolder, name: String
  ) -> (layer: ThemeLayer, diagnostics: [Diagnostic]) {
    var templates: [String: MustacheTemplate] = [:]
    var diagnostics: [Diagnostic] = []
    for (path, bytes) in folder.files(in: "templates").sorted(by: { $0.key < $1.key }) {
      let shown = "\(folder.path)/templates/\(path)"
      guard path.hasSuffix(suffix) else {
        diagnostics.append(Diagnostic(.noTemplate(suffix), at: SourceLocation(path: shown)))
        continue
      }
      let decoded = SourceText.decoding(bytes, path: shown)
      if let offset = decoded.firstInvalidOffset {
        diagnostics.append(decoded.source.diagnostic(.invalidText, at: offset..<offset + 1))
      }
      let name = String(path.dropLast(suffix.count))
      let (template, found) = MustacheTemplate.parse(decoded.source, name: name)
      templates[name] = template
      diagnostics += found
    }
    let layer = ThemeLayer(
      name: name, path: folder.path, templates: templates, assets: folder.files(in: "assets"))
    return (layer, diagnostics)
  }
}

extension Diagnostic.Message {
  package static func noTemplate(_ suffix: String) -> Self {
    .init(
      .warning, "unused-template", "a template’s name ends in “\(suffix)”: this file is not used")
  }

  package static let invalidText = Self(
    .error, "template-syntax", "this is no text in UTF-8")
}
