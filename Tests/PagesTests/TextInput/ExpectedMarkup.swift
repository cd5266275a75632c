/// What the mapping is expected to make of traits, written down as tables of UIKit’s and HTML’s
/// names and put together row by row, independently of the model.
struct ExpectedMarkup {
  enum Kind: String, CaseIterable {
    case field, view, fixedView
  }

  var keyboardType = "default"
  var autocapitalizationType = "none"
  var autocorrectionType = "default"
  var spellCheckingType = "default"
  var returnKeyType = "default"
  var isSecure = false
  var enablesReturnKeyAutomatically = false
  var keyboardAppearance = "default"
  var smartQuotesType = "default"
  var smartDashesType = "default"
  var smartInsertDeleteType = "default"
  var inlinePredictionType = "default"

  /// Keyboard type → `type` of an exact field, `inputmode` where the type does not say it, fidelity.
  private static let keyboards: [String: (type: String, inputmode: String, fidelity: Character)] = [
    "default": ("text", "", "="),
    "asciiCapable": ("text", "", "~"),
    "numbersAndPunctuation": ("text", "", "~"),
    "URL": ("url", "url", "="),
    "numberPad": ("text", "numeric", "="),
    "phonePad": ("tel", "tel", "="),
    "namePhonePad": ("text", "", "~"),
    "emailAddress": ("email", "email", "="),
    "decimalPad": ("text", "decimal", "="),
    "twitter": ("text", "", "~"),
    "webSearch": ("text", "search", "="),
    "asciiCapableNumberPad": ("text", "numeric", "~"),
  ]

  private static let withoutCapitals: Set = ["numberPad", "phonePad", "namePhonePad"]

  private static let capitalizations = [
    "none": "none", "words": "words", "sentences": "sentences", "allCharacters": "characters",
  ]

  /// Return key → `enterkeyhint` and fidelity.
  private static let returnKeys: [String: (hint: String, fidelity: Character)] = [
    "default": ("enter", "="),
    "go": ("go", "="),
    "google": ("search", "~"),
    "join": ("go", "~"),
    "next": ("next", "="),
    "route": ("go", "~"),
    "search": ("search", "="),
    "send": ("send", "="),
    "yahoo": ("search", "~"),
    "done": ("done", "="),
    "emergencyCall": ("go", "~"),
    "continue": ("next", "~"),
  ]

  /// The element and its attributes: `name=value` for what is exact, `name~value` for what is
  /// approximate, `name+value` for what is carried.
  func markup(in kind: Kind) -> String {
    if kind == .fixedView { return "output" }
    let hides = isSecure && kind == .field
    let keyboard = Self.keyboards[keyboardType] ?? ("?", "?", "?")
    let capitalization =
      hides || Self.withoutCapitals.contains(keyboardType) ? "none" : autocapitalizationType
    let correction = hides ? "no" : autocorrectionType
    let spelling =
      hides || spellCheckingType == "default" && correction == "no" ? "no" : spellCheckingType

    var words = [kind == .field ? "input" : "textarea"]
    var type = "none"
    if kind == .field {
      let isLossless = capitalization == "none" && correction != "yes" && spelling != "yes"
      let isAddress = keyboard.type == "email" || keyboard.type == "url"
      type = hides ? "password" : isAddress && !isLossless ? "text" : keyboard.type
      words.append("type=\(type)")
    }
    if !keyboard.inputmode.isEmpty, keyboard.inputmode != type {
      words.append("inputmode\(keyboard.fidelity)\(keyboard.inputmode)")
    }
    if keyboard.fidelity == "~" { words.append("data-keyboard-type~\(keyboardType)") }
    words.append("autocapitalize=\(Self.capitalizations[capitalization] ?? "?")")
    switch correction {
    case "no": words.append("autocorrect=off")
    case "yes": words.append("autocorrect=on")
    default: break
    }
    switch spelling {
    case "no": words.append("spellcheck=false")
    case "yes": words.append("spellcheck=true")
    default: break
    }
    let returnKey = Self.returnKeys[returnKeyType] ?? ("?", "?")
    if kind == .field || returnKeyType != "default" {
      words.append("enterkeyhint\(returnKey.fidelity)\(returnKey.hint)")
    }
    if returnKey.fidelity == "~" { words.append("data-return-key~\(returnKeyType)") }
    words.append("autocomplete=off")
    if inlinePredictionType == "no", !hides { words.append("writingsuggestions=false") }
    if enablesReturnKeyAutomatically, kind == .field {
      words.append("data-enables-return-key-automatically+true")
    }
    if keyboardAppearance != "default" {
      words.append("data-keyboard-appearance~\(keyboardAppearance)")
    }
    if !hides {
      if smartQuotesType != "default" { words.append("data-smart-quotes+\(smartQuotesType)") }
      if smartDashesType != "default" { words.append("data-smart-dashes+\(smartDashesType)") }
      if smartInsertDeleteType != "default" {
        words.append("data-smart-insert-delete+\(smartInsertDeleteType)")
      }
    }
    return words.joined(separator: " ")
  }
}
