/// How Writing Tools work in a text object (`UIWritingToolsBehavior`).
package enum WritingToolsBehavior: Int, TextInputConstant {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2

  package static let typeName = "UIWritingToolsBehavior"

  package var facts: TextInputConstantFacts {
    switch self {
    case .none:
      .init("none", "UIWritingToolsBehaviorNone", since: .init(18), "Not at all.")
    case .default:
      .init(
        "default", "UIWritingToolsBehaviorDefault", since: .init(18),
        "As the system sees fit.")
    case .complete:
      .init(
        "complete", "UIWritingToolsBehaviorComplete", since: .init(18),
        "They change the text where it stands.")
    case .limited:
      .init(
        "limited", "UIWritingToolsBehaviorLimited", since: .init(18),
        "They show their text in a panel.")
    }
  }
}
