extension ReturnKeyType {
  /// What the key says in English, as iOS 13 and later write it.
  package var label: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the key is blue: it does something with the whole text.
  package var isProminent: Bool {
    switch self {
    case .default, .next, .continue: false
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall: true
    }
  }
}

extension EffectiveTextInputTraits {
  /// Whether the return key can be pressed while the object has a text.
  package func enablesReturnKey(for text: String) -> Bool {
    !traits.enablesReturnKeyAutomatically || !text.isEmpty
  }
}
