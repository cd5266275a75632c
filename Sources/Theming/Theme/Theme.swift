package import Diagnostics
internal import Mustache

/// The frames around pages: templates, and the files that they refer to.
///
/// A theme is a folder:
///
///     templates/preview.mustache      a frame, rendered by its name
///     templates/head.mustache         a part, included as {{> head}}
///     templates/parts/row.mustache    another, included as {{> parts/row}}
///     assets/theme.css                a file that is copied into the site
///
/// A theme may extend another, its base. Then each of its own templates and assets stands in for
/// that of the base with the same path, in the base's own templates too: to change the head of all
/// pages, a theme brings a `head.mustache`. What it replaces can still be reached by the name of the
/// theme that it comes from. So a theme that changes one block of a page of its base, Cupertino,
/// has a `templates/preview.mustache` that says
///
///     {{<Cupertino/preview}}{{$footer}}…{{/footer}}{{/Cupertino/preview}}
///
/// All frames are checked when the theme is loaded; one with an error is not rendered.
package struct Theme: Sendable {
  package let name: String
  /// The files to copy, by their paths within `assets`.
  package let assets: [String: [UInt8]]
  /// This theme and those that it extends, each before its base.
  let layers: [ThemeLayer]
  let frames: [String: ThemeFrame]

  /// The names of the frames that can be rendered, in order.
  package var frameNames: [String] { frames.keys.sorted() }

  /// Reads and checks a theme.
  ///
  /// The frames are those that pages ask for, with what a template finds in their data. The theme
  /// holds those that are without error; whatever is wrong with the others, or not as it was meant,
  /// is in the diagnostics, in order.
  package static func load(
    _ folder: ThemeFolder, name: String, base: Theme? = nil,
    frames: [String: TemplateSchema.Members]
  ) -> (theme: Theme, diagnostics: [Diagnostic]) {
    let (layer, found) = ThemeLayer.read(folder, name: name)
    var loader = ThemeLoader([layer] + (base?.layers ?? []), diagnostics: found)
    for (frame, schema) in frames.sorted(by: { $0.key < $1.key }) {
      loader.load(frame: frame, schema)
    }
    loader.reportUnused(in: layer)
    return (loader.theme(named: name), loader.diagnostics)
  }
}
