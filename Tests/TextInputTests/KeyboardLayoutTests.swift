import Testing
import TextInput

struct KeyboardLayoutTests {
  private func planes(_ type: KeyboardType, _ idiom: UserInterfaceIdiom) -> [String] {
    type.layout(on: idiom).planes.map(\.name.rawValue)
  }

  /// A row as a line: what keys enter, other keys by their names.
  private func line(_ row: [KeyboardKey]) -> String {
    row.map { key in
      switch key {
      case .space: "space"
      case .plane(_, let label): label
      case .text(_, let label): label
      default: key.entry ?? "\(key)"
      }
    }.joined(separator: " ")
  }

  private func bottomRow(_ type: KeyboardType, _ idiom: UserInterfaceIdiom) -> String {
    line(type.layout(on: idiom).planes.first?.rows.last ?? [])
  }

  @Test(
    arguments: [
      (.default, ["letters", "numbers", "symbols"], "123 emoji space returnKey"),
      (.asciiCapable, ["letters", "numbers", "symbols"], "123 emoji space returnKey"),
      (.numbersAndPunctuation, ["numbers", "symbols", "letters"], "ABC emoji space returnKey"),
      (.url, ["letters", "numbers", "symbols"], "123 emoji . / .com returnKey"),
      (.numberPad, ["digits"], "blank 0 delete"),
      (.phonePad, ["digits", "signs"], "+*# 0 delete"),
      (.namePhonePad, ["letters", "digits"], "123 emoji space returnKey"),
      (.emailAddress, ["letters", "numbers", "symbols"], "123 emoji space @ . returnKey"),
      (.decimalPad, ["digits"], "decimalSeparator 0 delete"),
      (.twitter, ["letters", "numbers", "symbols"], "123 emoji space @ # returnKey"),
      (.webSearch, ["letters", "numbers", "symbols"], "123 emoji space . returnKey"),
      (.asciiCapableNumberPad, ["digits"], "blank 0 delete"),
    ] as [(KeyboardType, [String], String)])
  func isOnAPhone(_ type: KeyboardType, _ names: [String], _ bottom: String) {
    #expect(planes(type, .phone) == names)
    #expect(bottomRow(type, .phone) == bottom)
  }

  @Test(
    arguments: [
      (.default, "letters", ".?123 nextKeyboard dictation space .?123 dismiss"),
      (.asciiCapable, "letters", ".?123 nextKeyboard dictation space .?123 dismiss"),
      (.numbersAndPunctuation, "numbers", "ABC nextKeyboard dictation space ABC dismiss"),
      (.url, "letters", ".?123 nextKeyboard dictation : / _ - .com .?123 dismiss"),
      (.numberPad, "numbers", "ABC nextKeyboard dictation space ABC dismiss"),
      (.phonePad, "numbers", "ABC nextKeyboard dictation space ABC dismiss"),
      (.namePhonePad, "letters", ".?123 nextKeyboard dictation space .?123 dismiss"),
      (.emailAddress, "letters", ".?123 nextKeyboard dictation space _ - .?123 dismiss"),
      (.decimalPad, "numbers", "ABC nextKeyboard dictation space ABC dismiss"),
      (.twitter, "letters", ".?123 nextKeyboard dictation space @ # .?123 dismiss"),
      (.webSearch, "letters", ".?123 nextKeyboard dictation space .?123 dismiss"),
      (.asciiCapableNumberPad, "numbers", "ABC nextKeyboard dictation space ABC dismiss"),
    ] as [(KeyboardType, String, String)])
  func isOnAPad(_ type: KeyboardType, _ first: String, _ bottom: String) {
    #expect(Set(planes(type, .pad)) == ["letters", "numbers", "symbols"])
    #expect(planes(type, .pad).first == first)
    #expect(bottomRow(type, .pad) == bottom)
  }

  @Test(arguments: KeyboardType.allCases)
  func reachesEveryPlane(_ type: KeyboardType) {
    for idiom in UserInterfaceIdiom.allCases {
      let layout = type.layout(on: idiom)
      for plane in layout.planes {
        #expect(plane.rows.count == 4)
        let targets = plane.rows.joined().compactMap { key -> KeyboardPlane.Name? in
          guard case .plane(let name, _) = key else { return nil }
          return name
        }
        #expect(Set(targets).isSubset(of: layout.planes.map(\.name)))
        #expect(!targets.contains(plane.name))
        #expect(layout.planes.count == 1 || !targets.isEmpty)
        #expect(plane.rows.joined().contains(.delete))
      }
      #expect(Set(layout.planes.map(\.name)).count == layout.planes.count)
    }
  }

  /// All that ASCII can print but the grave accent, which only a held key enters.
  @Test(arguments: KeyboardType.allCases, UserInterfaceIdiom.allCases)
  func isComplete(_ type: KeyboardType, _ idiom: UserInterfaceIdiom) {
    let layout = type.layout(on: idiom)
    let entries = layout.entries
    let letters = Set("abcdefghijklmnopqrstuvwxyz".map(String.init))
    let digits = Set("0123456789".map(String.init))
    #expect(digits.isSubset(of: entries))
    guard !type.drawn(on: idiom).isPadOfDigits else {
      #expect(entries.isDisjoint(with: letters))
      #expect(!layout.hasReturnKey)
      return
    }
    #expect(letters.isSubset(of: entries))
    #expect(layout.hasReturnKey && layout.has(.shift))
    guard type != .namePhonePad || idiom == .pad else { return }
    let signs = Set(##"!"#$%&'()*+,-./:;<=>?@[\]^_{|}~"##.map(String.init))
    #expect(signs.subtracting(entries) == [])
    #expect(entries.contains(" ") == (type != .url || idiom == .pad))
  }

  @Test func dialsEverySignOfATelephone() {
    let entries = KeyboardType.phonePad.layout(on: .phone).entries
    #expect(entries.isSuperset(of: ["+", "*", "#", ",", ";"]))
  }

  @Test(arguments: KeyboardType.allCases)
  func agreesWithTheEffectiveTraits(_ type: KeyboardType) {
    var traits = TextInputTraits()
    traits.keyboardType = type
    for idiom in UserInterfaceIdiom.allCases {
      let effective = traits.effective(in: TextInputObject(.field, on: idiom))
      #expect(effective.hasReturnKey == type.layout(on: idiom).hasReturnKey)
      #expect(type.layout(on: idiom) == effective.drawnKeyboardType.layout(on: idiom))
    }
  }

  @Test(
    arguments: [
      (.default, "return", false), (.go, "go", true), (.google, "search", true),
      (.join, "join", true), (.next, "next", false), (.route, "route", true),
      (.search, "search", true), (.send, "send", true), (.yahoo, "search", true),
      (.done, "done", true), (.emergencyCall, "emergency call", true),
      (.continue, "continue", false),
    ] as [(ReturnKeyType, String, Bool)])
  func labelsTheReturnKey(_ type: ReturnKeyType, _ label: String, _ isProminent: Bool) {
    #expect(type.label == label)
    #expect(type.isProminent == isProminent)
  }

  @Test func turnsTheReturnKeyOffWhileThereIsNoText() {
    var traits = TextInputTraits()
    func isOn(_ text: String, in kind: TextInputObject.Kind) -> Bool {
      traits.effective(in: TextInputObject(kind, on: .phone)).enablesReturnKey(for: text)
    }
    #expect(isOn("", in: .field) && isOn("a", in: .field))
    traits.enablesReturnKeyAutomatically = true
    #expect(!isOn("", in: .field) && isOn("a", in: .field))
    #expect(isOn("", in: .view))
  }
}
