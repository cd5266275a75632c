extension LocaleTag {
  /// The decimal separator where the language is spoken, as CLDR has it.
  ///
  /// A device takes its region's; a language alone tells the usual one.
  package var decimalSeparator: String {
    let subtags = text.split(separator: "-").map(String.init)
    guard let language = subtags.first, Self.languagesWithComma.contains(language) else {
      return "."
    }
    let hasPoint = subtags.dropFirst().contains(where: Self.regionsWithPoint.contains)
    // Swiss German and Italian have the point, Swiss French the comma.
    let isSwissFrench = language == "fr" && subtags.contains("CH")
    return hasPoint && !isSwissFrench ? "." : ","
  }

  private static let languagesWithComma: Set = [
    "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fr", "gl",
    "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "ky", "lt", "lv", "mk", "nb", "nl", "nn", "no",
    "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]

  /// Swiss, Liechtenstein's, and those where Spanish is written with a point.
  private static let regionsWithPoint: Set = [
    "CH", "LI", "419", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US",
  ]
}
