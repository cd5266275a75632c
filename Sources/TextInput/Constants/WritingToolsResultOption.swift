/// What Writing Tools may put into a text object (`UIWritingToolsResultOptions`).
package enum WritingToolsResultOption: UInt, TextInputConstant {
  case `default` = 0
  case plainText = 1
  case richText = 2
  case list = 4
  case table = 8
  case presentationIntent = 16

  package static let typeName = "UIWritingToolsResultOptions"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UIWritingToolsResultDefault", since: .init(18), "What the system sees fit.")
    case .plainText:
      .init("plainText", "UIWritingToolsResultPlainText", since: .init(18), "Plain text.")
    case .richText:
      .init("richText", "UIWritingToolsResultRichText", since: .init(18), "Text with styles.")
    case .list:
      .init("list", "UIWritingToolsResultList", since: .init(18), "Lists.")
    case .table:
      .init("table", "UIWritingToolsResultTable", since: .init(18), "Tables.")
    case .presentationIntent:
      .init(
        "presentationIntent", "UIWritingToolsResultPresentationIntent", since: .init(26),
        "Styles, lists and tables by what they mean.")
    }
  }
}

/// A set of what Writing Tools may put into a text object.
package typealias WritingToolsResultOptions = TextInputOptions<WritingToolsResultOption>
