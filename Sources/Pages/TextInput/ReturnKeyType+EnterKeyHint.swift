import TextInput

extension ReturnKeyType {
  /// The `enterkeyhint` with the nearest meaning.
  var enterKeyHint: String {
    switch self {
    case .default: "enter"
    case .go, .join, .route, .emergencyCall: "go"
    case .next, .continue: "next"
    case .google, .search, .yahoo: "search"
    case .send: "send"
    case .done: "done"
    }
  }

  /// How near that hint is.
  var fidelity: Fidelity {
    switch self {
    case .default, .go, .next, .search, .send, .done: .exact
    case .google, .yahoo: .approximate("The key says “search”, as it does in today’s iOS.")
    case .join, .route, .emergencyCall: .approximate("The key says “go”.")
    case .continue: .approximate("The key says “next”.")
    }
  }
}
