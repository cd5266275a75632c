extension Diagnostic {
  /// The diagnostic as a workflow command, which GitHub shows beside the changed line.
  var githubForm: String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=\(location.path.escapedAsProperty)"]
    if let range = location.range {
      properties += ["line=\(range.start.line)", "col=\(range.start.column)"]
      // GitHub drops an annotation whose end column belongs to another line.
      properties.append("endLine=\(range.end.line)")
      if range.end.line == range.start.line { properties.append("endColumn=\(range.end.column)") }
    }
    properties.append("title=\(message.rule.escapedAsProperty)")
    return "::\(command) \(properties.joined(separator: ","))::\(message.text.escapedAsData)\n"
  }
}

extension String {
  fileprivate var escapedAsData: String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  fileprivate var escapedAsProperty: String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func replacing(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
