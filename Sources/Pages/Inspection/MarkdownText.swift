extension String {
  /// The text as words of Markdown, in a table too: what would be read as markup is escaped.
  var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r": result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~":
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as code in a table's cell; nothing for an empty one.
  var code: String { code(escaping: true) }

  /// The text as code outside of tables; nothing for an empty one.
  var inlineCode: String { code(escaping: false) }

  /// The text between fences of backquotes; bars are escaped where they would end a table's cell.
  ///
  /// The fence is longer than any run of backquotes in the text. A space stands between them where
  /// the text begins or ends with one, or where a reader would drop spaces of the text itself.
  private func code(escaping escapesBars: Bool) -> String {
    guard !isEmpty else { return "" }
    var text = String.UnicodeScalarView()
    var longest = 0
    var run = 0
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r": text.append(" ")
      case "|" where escapesBars: text.append(contentsOf: "\\|".unicodeScalars)
      default: text.append(scalar)
      }
      run = scalar == "`" ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    let ends = [text.first, text.last]
    let isBlank = text.allSatisfy { $0 == " " }
    let padding = ends.contains("`") || ends == [" ", " "] && !isBlank ? " " : ""
    let fence = String(repeating: "`", count: longest + 1)
    return fence + padding + String(text) + padding + fence
  }
}
