import Settings
import TestSupport

/// A page with some elements, as InAppSettingsKit shows it.
struct InAppScreen {
  let html: String

  /// Renders Root on an iPhone, from its elements and the bundle's other files by path.
  init(
    _ specifiers: String, files: [String: String] = [:], in dialect: Dialect = .inApp
  ) throws {
    var fixture = ScreenFixture(specifiers, files: files)
    fixture.dialect = dialect
    html = try fixture.form()
  }

  /// An element; a value that begins with `<` is a property list's element.
  static func specifier(_ type: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    BundleFixture.dictionary(["Type": type], values)
  }
}
