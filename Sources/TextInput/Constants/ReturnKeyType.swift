/// What the keyboard’s return key says (`UIReturnKeyType`).
package enum ReturnKeyType: Int, TextInputConstant {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11

  package static let typeName = "UIReturnKeyType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init("default", "UIReturnKeyDefault", since: .init(2), "The key says “return”.")
    case .go:
      .init("go", "UIReturnKeyGo", since: .init(2), "The key says “go”.")
    case .google:
      .init(
        "google", "UIReturnKeyGoogle", since: .init(2),
        "The key said “Google”, and says “search” today.")
    case .join:
      .init("join", "UIReturnKeyJoin", since: .init(2), "The key says “join”.")
    case .next:
      .init("next", "UIReturnKeyNext", since: .init(2), "The key says “next”.")
    case .route:
      .init("route", "UIReturnKeyRoute", since: .init(2), "The key says “route”.")
    case .search:
      .init("search", "UIReturnKeySearch", since: .init(2), "The key says “search”.")
    case .send:
      .init("send", "UIReturnKeySend", since: .init(2), "The key says “send”.")
    case .yahoo:
      .init(
        "yahoo", "UIReturnKeyYahoo", since: .init(2),
        "The key said “Yahoo!”, and says “search” today.")
    case .done:
      .init("done", "UIReturnKeyDone", since: .init(2), "The key says “done”.")
    case .emergencyCall:
      .init(
        "emergencyCall", "UIReturnKeyEmergencyCall", since: .init(2),
        "The key says “emergency call”.")
    case .continue:
      .init("continue", "UIReturnKeyContinue", since: .init(9), "The key says “continue”.")
    }
  }
}
