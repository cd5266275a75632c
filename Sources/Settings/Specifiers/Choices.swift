package import PropertyList

/// The values that a setting may have, each with the text that stands for it.
package struct Choices: Sendable {
  /// A value and its texts, before localization.
  package struct Choice: Sendable {
    package let value: PropertyListValue
    /// The text in the list of choices.
    package let title: String
    /// The text on the row that opens the list; nil when the title stands there too.
    package let shortTitle: String?
  }

  /// What InAppSettingsKit adds to a list of choices.
  package struct InAppList: Sendable {
    /// The names of the images, one for each place in the list.
    ///
    /// The library does not sort them along with the titles.
    package let iconNames: [String]
    /// Whether choosing leads back to the page.
    package let isQuickSelection: Bool
    /// Whether the app gives the values while it runs.
    package let isDynamic: Bool
  }

  package let choices: [Choice]
  /// The value while none is stored; nil without one.
  package let defaultValue: PropertyListValue?
  /// The place in `choices` of the default value; nil when it is none of them.
  package let selectedIndex: Int?
  /// Whether the choices stand in the order of their shown titles.
  package let isSortedByTitle: Bool
  /// Titles for which there is no value.
  package let titlesWithoutValue: [String]
  /// What InAppSettingsKit adds; nil in Apple's dialect.
  package let inApp: InAppList?

  init(_ dictionary: PropertyListDictionary, in dialect: Dialect) {
    let values = dictionary["Values"]?.array ?? []
    let titles = (dictionary["Titles"]?.array ?? []).map(\.storedText)
    let shortTitles = (dictionary["ShortTitles"]?.array ?? []).map(\.storedText)
    let choices = values.enumerated().map { index, value in
      Choice(
        value: value, title: index < titles.count ? titles[index] : value.storedText,
        shortTitle: index < shortTitles.count ? shortTitles[index] : nil)
    }
    let defaultValue = dictionary["DefaultValue"]
    self.choices = choices
    self.defaultValue = defaultValue
    selectedIndex = defaultValue.flatMap { value in
      choices.firstIndex { $0.value.isEqual(to: value) }
    }
    isSortedByTitle = dictionary["DisplaySortedByTitle"]?.booleanReading ?? false
    titlesWithoutValue = Array(titles.dropFirst(values.count))
    inApp = dialect == .inApp ? InAppList(dictionary) : nil
  }
}

extension Choices.InAppList {
  fileprivate init(_ dictionary: PropertyListDictionary) {
    iconNames = (dictionary["IconNames"]?.array ?? []).map(\.storedText)
    isQuickSelection = dictionary["IASKQuickMultiValueSelection"]?.booleanReading ?? false
    isDynamic = dictionary["Values"] == nil && dictionary["Titles"] == nil
  }
}
