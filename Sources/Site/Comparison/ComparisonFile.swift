internal import BuiltInThemes
package import Comparison
internal import HTML
internal import Pages

extension BundleComparison {
  /// The comparison as one HTML file that needs no other, and no network: it can be sent, or kept as
  /// an artifact.
  ///
  /// The style sheets of the theme that the program brings along are within it, images too; its own
  /// policy keeps everything else out, and it has no scripts.
  package func htmlFile(generator: String) -> [UInt8] {
    let page = ComparisonPage(of: self)
    var bytes: [UInt8] = []
    func meta(_ name: String, _ value: String, _ content: String) {
      HTMLNode.element("meta", [HTMLAttribute(name, value), HTMLAttribute("content", content)])
        .write(to: &bytes)
    }
    bytes += Array("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">".utf8)
    meta(
      "http-equiv", "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'")
    meta("name", "viewport", "width=device-width, initial-scale=1")
    meta("name", "color-scheme", "light dark")
    meta("name", "generator", generator)
    HTMLNode.element("title", [], [.text(page.title)]).write(to: &bytes)
    // Ours alone, and known when the program is built: there is nothing to escape.
    bytes += Array("\n<style>\n".utf8)
    let assets = BuiltInThemes.files(of: "Cupertino")
    for sheet in Self.styleSheets { bytes += assets["assets/\(sheet).css"] ?? [] }
    bytes += Array("</style>\n</head>\n<body>\n".utf8)
    page.main.write(to: &bytes)
    bytes += Array("\n</body>\n</html>\n".utf8)
    return bytes
  }

  private static let styleSheets = [
    "tokens", "icons", "screen", "controls", "in-app", "comparison",
  ]
}
