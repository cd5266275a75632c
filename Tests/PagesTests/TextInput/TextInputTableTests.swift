import Pages
import Testing
import TextInput

/// The whole way, from what a source spells to attributes, over all cases.
struct TextInputTableTests {
  @Test(
    arguments: TextInputSource.allCases,
    ExpectedMarkup.Kind.allCases.flatMap { kind in
      UserInterfaceIdiom.allCases.map { Place(kind: kind, idiom: $0) }
    })
  func mapsAllCases(_ source: TextInputSource, _ place: Place) {
    let table = Declarations.of(source)
    var combinations = 0
    for keyboard in table.keyboardTypes {
      for secure in table.secure {
        for capitalization in table.autocapitalizationTypes {
          for correction in table.autocorrectionTypes {
            for spelling in table.spellCheckingTypes {
              check(
                table, place, [keyboard, capitalization, correction, spelling, nil, secure])
              combinations += 1
            }
          }
        }
        for returnKey in table.returnKeyTypes {
          check(table, place, [keyboard, nil, nil, nil, returnKey, secure])
          combinations += 1
        }
      }
    }
    #expect(combinations >= 300)
  }

  /// The spellings stand in the order of the table’s keys; those that are missing are not declared.
  private func check(
    _ table: Declarations, _ place: Place, _ spellings: [Declarations.Spelling?]
  ) {
    let missing = [
      table.keyboardTypes, table.autocapitalizationTypes, table.autocorrectionTypes,
      table.spellCheckingTypes, table.returnKeyTypes, table.secure,
    ].map { $0[0] }
    let chosen = zip(spellings, missing).map { $0 ?? $1 }
    var expected = ExpectedMarkup()
    expected.keyboardType = chosen[0].name
    expected.autocapitalizationType = chosen[1].name
    expected.autocorrectionType = chosen[2].name
    expected.spellCheckingType = chosen[3].name
    expected.returnKeyType = chosen[4].name
    expected.isSecure = chosen[5].name == "true"
    let effective = table.declared(chosen).resolved(from: table.source).traits
      .effective(in: place.object)
    let actual = TextInputMarkup(effective).summary
    let wanted = expected.markup(in: place.kind)
    // The comparison stands outside of #expect, which costs more than all the rest.
    if actual != wanted { Issue.record("\(actual) is not \(wanted): \(chosen.map(\.text))") }
  }

  @Test(
    arguments: KeyboardType.allCases,
    ExpectedMarkup.Kind.allCases.flatMap { kind in
      UserInterfaceIdiom.allCases.map { Place(kind: kind, idiom: $0) }
    })
  func mapsTheTraitsThatStandForThemselves(_ keyboard: KeyboardType, _ place: Place) {
    let settings: [(TextInputValue, (inout ExpectedMarkup) -> Void)] = [
      (.enablesReturnKeyAutomatically(true), { $0.enablesReturnKeyAutomatically = true }),
      (.keyboardAppearance(.dark), { $0.keyboardAppearance = "dark" }),
      (.keyboardAppearance(.light), { $0.keyboardAppearance = "light" }),
      (.smartQuotesType(.no), { $0.smartQuotesType = "no" }),
      (.smartQuotesType(.yes), { $0.smartQuotesType = "yes" }),
      (.smartDashesType(.no), { $0.smartDashesType = "no" }),
      (.smartDashesType(.yes), { $0.smartDashesType = "yes" }),
      (.smartInsertDeleteType(.no), { $0.smartInsertDeleteType = "no" }),
      (.smartInsertDeleteType(.yes), { $0.smartInsertDeleteType = "yes" }),
      (.inlinePredictionType(.no), { $0.inlinePredictionType = "no" }),
      (.inlinePredictionType(.yes), { $0.inlinePredictionType = "yes" }),
    ]
    for isSecure in [false, true] {
      for (first, set) in settings {
        for (second, setToo) in settings {
          var traits = TextInputTraits(defaultsOf: .interfaceBuilder)
          traits.keyboardType = keyboard
          traits.isSecureTextEntry = isSecure
          traits.set(first)
          traits.set(second)
          var expected = ExpectedMarkup()
          expected.keyboardType = keyboard.name
          expected.isSecure = isSecure
          set(&expected)
          setToo(&expected)
          let actual = TextInputMarkup(traits.effective(in: place.object)).summary
          let wanted = expected.markup(in: place.kind)
          if actual != wanted { Issue.record("\(actual) is not \(wanted)") }
        }
      }
    }
  }

  struct Place: CustomTestStringConvertible {
    let kind: ExpectedMarkup.Kind
    let idiom: UserInterfaceIdiom
    var testDescription: String { "\(kind) on \(idiom)" }

    var object: TextInputObject {
      TextInputObject(kind == .field ? .field : .view, on: idiom, isEditable: kind != .fixedView)
    }
  }
}

extension TextInputMarkup {
  /// The element and its attributes in one line; the sign before a value tells its fidelity.
  var summary: String {
    let words = attributes.map { attribute in
      let sign =
        switch attribute.fidelity {
        case .exact: "="
        case .approximate: "~"
        case .carried: "+"
        }
      return attribute.name + sign + attribute.value
    }
    return ([element.name] + words).joined(separator: " ")
  }
}
