import HTML
import Pages
import Settings
import TestSupport
import Testing
import TextInput

/// A page of a bundle in memory as a form, on one device and in one language.
struct ScreenFixture {
  var bundle: BundleFixture
  var pane = "Root"
  var idiom = UserInterfaceIdiom.phone
  var locale = "en"
  var idPrefix = ""
  var dialect = Dialect.settings

  init(_ bundle: BundleFixture) {
    self.bundle = bundle
  }

  /// A bundle of one page with these elements, and of other files.
  init(_ specifiers: String..., files: [String: String] = [:]) {
    bundle = BundleFixture(specifiers: specifiers)
    bundle.files.merge(files) { $1 }
  }

  /// The whole form.
  func form() throws -> String {
    let bundle = bundle.read(in: dialect)
    let language = try #require(bundle.locales.first { $0.tag.text == locale })
    let localized = LocalizedBundle(bundle, in: language)
    let page = try #require(bundle.pane(named: pane))
    let screen = try #require(localized.screen(of: page, on: idiom))
    return ScreenForm(
      screen, of: localized, fields: TextInputMarkups(of: bundle), links: Links(),
      idPrefix: idPrefix
    ).node.markup
  }

  /// What the form holds.
  func content() throws -> String {
    let start = #"<form class="screen" data-pane="\#(pane)" data-idiom="\#(idiom.rawValue)""#
    let head = start + #" data-locale="\#(locale)" novalidate method="dialog">"#
    return try inner(of: try form(), from: head, to: "</form>")
  }

  /// What the form of the first page holds below its title.
  func sections() throws -> String {
    let bar = #"<header class="navigation-bar" id="\#(idPrefix)title-1"><h1>App</h1></header>"#
    return try inner(of: try content(), from: bar, to: "")
  }

  /// The rows of a page without groups.
  func rows() throws -> String {
    try inner(
      of: try sections(),
      from: #"<fieldset class="section"><legend></legend><div class="rows">"#,
      to: "</div></fieldset>")
  }

  private func inner(of markup: String, from start: String, to end: String) throws -> String {
    try #require(markup.hasPrefix(start) && markup.hasSuffix(end), "\(markup)")
    return String(markup.dropFirst(start.count).dropLast(end.count))
  }

  private struct Links: ScreenLinks {
    func address(ofPane name: String) -> String { "\(name).html" }
    func address(ofFile path: String) -> String { "files/\(path)" }
  }
}
