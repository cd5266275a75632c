internal import Diagnostics
internal import Mustache

extension MarkupState {
  /// A value is written here; says what is wrong with that.
  ///
  /// Without a schema the value’s name is unknown, and only its place is looked at.
  mutating func readValue(
    _ schema: TemplateSchema?, isEscaped: Bool, at place: MarkupPlace
  ) -> Diagnostic.Message? {
    switch mode {
    case .content: return schema?.problemAsMarkup(isEscaped: isEscaped)
    case .escapableText:
      return matched > 0 ? .valueInTagName : schema?.problemAsText(isEscaped: isEscaped)
    case .rawText where element.isDataScript && matched == 0:
      return schema?.problemAsData(isEscaped: isEscaped)
    case .rawText, .plainText: return .valueInElement(element.nameText)
    case .tagOpen, .endTagOpen:
      element = MarkupElement(isEndTag: mode == .endTagOpen)
      mode = .tagName
      return .valueInTagName
    case .tagName: return .valueInTagName
    case .attributeGap, .attributeName, .afterAttributeName, .selfClosing:
      return .valueInTag(element.nameText)
    case .valueStart, .value(.none):
      mode = .value(.none)
      return .unquotedValue(attribute.nameText)
    case .value(.double), .value(.single):
      return readQuotedValue(schema, isEscaped: isEscaped, at: place)
    case .declaration, .comment, .bogusComment: return .valueInComment
    case .doctype: return .valueInDoctype
    }
  }

  private mutating func readQuotedValue(
    _ schema: TemplateSchema?, isEscaped: Bool, at place: MarkupPlace
  ) -> Diagnostic.Message? {
    let name = attribute.nameText
    if let problem = schema?.problemAsText(isEscaped: isEscaped) { return problem }
    switch attribute.rule {
    case .refused: return nil
    case .word:
      attribute.rule = .plain
      return .valueInWord(name, element.nameText)
    case .animated: return .valueInAnimation(name)
    case .plain:
      if element.isNamed("meta"), name == "content", schema != .refresh || !element.refreshes {
        element.metaValue = place
      }
      return nil
    case .address:
      let isAddress = schema == nil || schema == .url
      switch attribute.address?.readValue(isAddress: isAddress) {
      case .noAddress: return .noAddress(name)
      case .unfixedScheme: return .unfixedScheme(name)
      case nil: return nil
      }
    }
  }

  /// A section begins here; says what is wrong with that.
  var sectionProblem: Diagnostic.Message? {
    switch mode {
    case .content, .tagName, .attributeGap, .attributeName, .afterAttributeName, .selfClosing:
      return nil
    case .escapableText: return matched > 0 ? .valueInTagName : nil
    case .rawText where element.isDataScript && matched == 0: return nil
    case .rawText, .plainText: return .valueInElement(element.nameText)
    case .value(.double), .value(.single): return nil
    case .valueStart, .value(.none): return .unquotedValue(attribute.nameText)
    case .tagOpen, .endTagOpen: return .valueInTagName
    case .declaration, .comment, .bogusComment: return .valueInComment
    case .doctype: return .valueInDoctype
    }
  }

  /// A section that began in another state ends here; says what is wrong with that.
  func problemAsEnd(of start: MarkupState) -> Diagnostic.Message? {
    if start.mode == .tagName {
      // As in `<a{{#isCurrent}} class="current"{{/isCurrent}}>`.
      if region == .tag, Self.isSame(self.start, start.start) { return nil }
      return mode == .tagName ? .valueInTagName : .unbalanced(start.description, description)
    }
    return isInSamePlace(as: start) ? nil : .unbalanced(start.description, description)
  }
}

extension TemplateSchema {
  /// What is wrong with the value between tags.
  fileprivate func problemAsMarkup(isEscaped: Bool) -> Diagnostic.Message? {
    switch (self, isEscaped) {
    case (.html, true): .escapedMarkup
    case (.html, false): nil
    case (_, true): nil
    case (_, false): .unescaped
    }
  }

  /// What is wrong with the value where there can be no tags.
  fileprivate func problemAsText(isEscaped: Bool) -> Diagnostic.Message? {
    switch (self, isEscaped) {
    case (.html, _): .markupAsText
    case (_, true): nil
    case (_, false): .unescaped
    }
  }

  /// What is wrong with the value in a script that holds data.
  fileprivate func problemAsData(isEscaped: Bool) -> Diagnostic.Message? {
    switch (self, isEscaped) {
    case (.json, false): nil
    case (.json, true): .escapedData
    default: .noData
    }
  }
}
