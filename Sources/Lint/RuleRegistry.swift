/// All rules that there are.
package enum RuleRegistry {
  /// The rules that look at a bundle that has been read, by theme.
  package static let rules: [any Rule.Type] = [
    // Keys
    DuplicatePreferenceKey.self, EmptyKey.self, InAppKey.self, MissingRequiredKey.self,
    TemplateLeftover.self, UnknownKey.self,
    // Types
    InAppType.self, MissingType.self, UnknownType.self,
    // Values
    ChoiceCount.self, ConflictingDefault.self, DefaultIsATitle.self, DefaultNotAValue.self,
    DuplicateValue.self, EmptyChoices.self, SecretDefault.self, SliderDefault.self,
    SliderRange.self,
    ToggleDefault.self, ToggleValues.self, UnknownIdiom.self, UnknownValue.self, WrongType.self,
    // Pages
    EmptyGroup.self, FilePath.self, PageCycle.self, PageTitle.self, PageWithoutGroup.self,
    RowsAfterRadioGroup.self, VanishingBundle.self,
    // Strings
    FormatMismatch.self, IncompleteTable.self, MissingTranslation.self, PageWithoutTable.self,
    RawKey.self, SameAsKey.self, StringCatalog.self, UntranslatedText.self, UnusedEntry.self,
    UnusedTable.self,
    // Images
    AssetCatalog.self, SliderImageSize.self, UnsortedIcons.self,
    // Text
    IgnoredTrait.self, InexactTrait.self, LineBreakInDefault.self, LongFooter.self,
    UndocumentedValue.self,
    // Platforms
    CatalystLeavesOut.self, TVLeavesOut.self,
  ]

  /// What is known of every rule about bundles, those of the readers included, by id.
  package static let bundleRules = (rules.map { $0.facts } + readerRules).sorted { $0.id < $1.id }

  /// What is known of every rule, by id: all that diagnostics can be said with.
  package static let all = (bundleRules + projectRules).sorted { $0.id < $1.id }

  /// The rules that cannot be off: what they tell leaves something out of the site, or the project's
  /// file unread, and nobody would know.
  package static let alwaysTold: Set<String> = [
    "missing-frame", "output-clash", "output-name", "unreadable-file", "yaml-syntax",
  ]

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// What each rule finds, in one line, by id.
  package static let summaries = byID.mapValues(\.summary)

  /// What is known of a rule; nil when there is none of that id.
  package static func facts(of id: String) -> RuleFacts? { byID[id] }
}
