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

  package let choices: [Choice]
  /// The value while none is stored; nil without one.
  package let defaultValue: PropertyListValue?
  /// The place in `choices` of the default value; nil when it is none of them.
  package let selectedIndex: Int?
  /// Whether the choices stand in the order of their shown titles.
  package let isSortedByTitle: Bool
  /// Titles for which there is no value.
  package let titlesWithoutValue: [String]

  init(_ dictionary: PropertyListDictionary) {
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
  }
}
