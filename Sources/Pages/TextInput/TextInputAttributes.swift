import TextInput

/// The way from UIKit’s traits to HTML’s attributes, one function a trait.
///
/// Names with `data-` carry UIKit’s constants by their names where HTML has no word for them.
struct TextInputAttributes {
  let traits: TextInputTraits
  let element: TextInputElement

  init(_ effective: EffectiveTextInputTraits, on element: TextInputElement) {
    self.traits = effective.traits
    self.element = element
  }

  /// What becomes of every trait, in the order in which the attributes are written.
  var all: [TraitMarkup] {
    // Nothing is typed into an output, so that no trait of typing is lost.
    guard element != .output else {
      return traits.values.map { value in
        value.property == .dataDetectorTypes ? dataDetectorTypes : TraitMarkup(value)
      }
    }
    return [
      isSecureTextEntry, keyboardType, autocapitalizationType, autocorrectionType,
      spellCheckingType, returnKeyType, textContentType, inlinePredictionType,
      enablesReturnKeyAutomatically, keyboardAppearance,
      smart(.smartQuotesType(traits.smartQuotesType), "data-smart-quotes", "quotes"),
      smart(.smartDashesType(traits.smartDashesType), "data-smart-dashes", "dashes"),
      smart(.smartInsertDeleteType(traits.smartInsertDeleteType), "data-smart-insert-delete"),
      carried(.passwordRules(traits.passwordRules), "data-password-rules"),
      carried(
        .mathExpressionCompletionType(traits.mathExpressionCompletionType),
        "data-math-expression-completion"),
      carried(.writingToolsBehavior(traits.writingToolsBehavior), "data-writing-tools-behavior"),
      carried(
        .allowedWritingToolsResultOptions(traits.allowedWritingToolsResultOptions),
        "data-allowed-writing-tools-result-options"),
      carried(.conversationContext(traits.conversationContext), "data-conversation-context"),
      carried(
        .allowsNumberPadPopover(traits.allowsNumberPadPopover), "data-allows-number-pad-popover"),
      dataDetectorTypes,
    ]
  }

  private var isSecure: Bool { element == .input(.password) }

  private var isSecureTextEntry: TraitMarkup {
    TraitMarkup(.isSecureTextEntry(traits.isSecureTextEntry))
      .with("type", isSecure ? "password" : nil)
  }

  private var keyboardType: TraitMarkup {
    let keyboard = traits.keyboardType
    var markup = TraitMarkup(.keyboardType(keyboard), keyboard.fidelity)
    if case .input(let type) = element, !isSecure {
      markup = markup.with("type", type.rawValue, .exact)
    }
    return markup.with("inputmode", keyboard.inputMode(on: element))
      .with("data-keyboard-type", keyboard.fidelity == .exact ? nil : keyboard.name)
  }

  /// Always written, since WebKit takes a missing attribute for `sentences`.
  private var autocapitalizationType: TraitMarkup {
    let value =
      switch traits.autocapitalizationType {
      case .none: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .allCharacters: "characters"
      }
    return TraitMarkup(.autocapitalizationType(traits.autocapitalizationType))
      .with("autocapitalize", value)
  }

  private var autocorrectionType: TraitMarkup {
    let value = TextInputValue.autocorrectionType(traits.autocorrectionType)
    return switch traits.autocorrectionType {
    case .no: TraitMarkup(value).with("autocorrect", "off")
    case .yes: TraitMarkup(value).with("autocorrect", "on")
    case .default:
      TraitMarkup(value, .approximate("HTML knows on and off, and takes a missing word for on."))
    }
  }

  private var spellCheckingType: TraitMarkup {
    let value =
      switch traits.spellCheckingType {
      case .no: "false"
      case .yes: "true"
      case .default: nil as String?
      }
    return TraitMarkup(.spellCheckingType(traits.spellCheckingType)).with("spellcheck", value)
  }

  private var returnKeyType: TraitMarkup {
    let key = traits.returnKeyType
    // A text view’s return key breaks the line anyway, as that of a `textarea`.
    let isImplied = element == .textarea && key == .default
    return TraitMarkup(.returnKeyType(key), key.fidelity)
      .with("enterkeyhint", isImplied ? nil : key.enterKeyHint)
      .with("data-return-key", key.fidelity == .exact ? nil : key.name)
  }

  /// Always written: a preview must not be filled with the visitor’s own data.
  private var textContentType: TraitMarkup {
    let value = TextInputValue.textContentType(traits.textContentType)
    guard let type = traits.textContentType else {
      return TraitMarkup(value).with("autocomplete", "off")
    }
    if let token = type.autocompleteToken(on: element) {
      return TraitMarkup(value).with("autocomplete", token)
    }
    return TraitMarkup(value, .carried).with("autocomplete", "off")
      .with("data-text-content-type", type.name)
  }

  /// A missing attribute means what `default` means, at least in WebKit.
  private var inlinePredictionType: TraitMarkup {
    let value = TextInputValue.inlinePredictionType(traits.inlinePredictionType)
    return switch traits.inlinePredictionType {
    case .default: TraitMarkup(value)
    case .no: TraitMarkup(value).with("writingsuggestions", isSecure ? nil : "false")
    case .yes: TraitMarkup(value, .approximate("HTML can forbid suggestions, not demand them."))
    }
  }

  private var enablesReturnKeyAutomatically: TraitMarkup {
    carried(
      .enablesReturnKeyAutomatically(traits.enablesReturnKeyAutomatically),
      "data-enables-return-key-automatically")
  }

  private var keyboardAppearance: TraitMarkup {
    let value = TextInputValue.keyboardAppearance(traits.keyboardAppearance)
    guard traits.keyboardAppearance != .default else { return TraitMarkup(value) }
    return TraitMarkup(
      value, .approximate("The colours are those of the field and of the drawn keyboard alone.")
    )
    .with("data-keyboard-appearance", value.text)
  }

  /// A replacement while typing; by its plural noun, if WebKit lets it go where `spellcheck` is off.
  private func smart(_ value: TextInputValue, _ name: String, _ noun: String? = nil)
    -> TraitMarkup
  {
    // A password field replaces nothing anyway.
    if isSecure { return TraitMarkup(value) }
    guard value.text == "default", let noun, traits.spellCheckingType == .no else {
      return carried(value, name)
    }
    return TraitMarkup(
      value, .approximate("WebKit makes no smart \(noun) where spelling is not checked."))
  }

  /// A trait that HTML cannot say: written unless it has the value that UIKit gives by default.
  private func carried(_ value: TextInputValue, _ name: String) -> TraitMarkup {
    let isImplied = isSecure && value.isOverriddenBySecurity
    guard !isImplied, value != TextInputTraits()[value.property] else { return TraitMarkup(value) }
    return TraitMarkup(value, .carried).with(name, value.text)
  }

  /// Detectors are written as links; those without an implementation are carried.
  private var dataDetectorTypes: TraitMarkup {
    let value = TextInputValue.dataDetectorTypes(traits.dataDetectorTypes)
    let others = traits.dataDetectorTypes.options.filter {
      !DataDetector.implemented.contains(.init([$0]))
    }
    guard element == .output, !others.isEmpty else { return TraitMarkup(value) }
    return TraitMarkup(value, .carried)
      .with("data-data-detector-types", others.map(\.name).joined(separator: " "))
  }
}

extension TextInputValue {
  /// Whether a secure text field decides the value, so that `type=password` says it.
  fileprivate var isOverriddenBySecurity: Bool {
    property == .mathExpressionCompletionType || property == .allowsNumberPadPopover
  }
}
