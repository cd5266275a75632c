import Settings
import Testing

struct DecimalSeparatorTests {
  @Test(
    arguments: [
      ("en", "."), ("de", ","), ("de-AT", ","), ("de-CH", "."), ("fr", ","), ("fr-CH", ","),
      ("es", ","), ("es-MX", "."), ("es-419", "."), ("pt-BR", ","), ("ja", "."), ("ar", "."),
      ("zh-Hans", "."), ("sr-Latn", ","), ("it-CH", "."),
    ])
  func isThatOfTheLanguage(_ tag: String, _ separator: String) {
    #expect(LocaleTag(tag)?.decimalSeparator == separator)
  }
}
