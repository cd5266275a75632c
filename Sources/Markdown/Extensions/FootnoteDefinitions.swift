internal import Diagnostics

/// The texts of footnotes, such as `[^1]: A text`, written anew as items of a list.
///
/// An item's content goes on where a footnote's does, in lines that are indented by four columns.
/// libcmark would take a definition for that of a link.
struct FootnoteDefinitions {
  /// The labels of the lines in which definitions begin, in the form in which labels are compared.
  private(set) var labels: [Int: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init() {}

  init(rewriting text: inout MappedText, in source: SourceText) {
    let candidates = text.lines.indices.compactMap { index in
      Definition(text.lines[index].utf8).map { (index, $0) }
    }
    guard !candidates.isEmpty else { return }
    let code = Self.linesOfCode(in: text)
    var taken: Set<String> = []
    for (index, definition) in candidates where !code[index] {
      let line = text.lines[index]
      let key = Self.key(definition.label)
      let isNew = taken.insert(key).inserted
      if !isNew {
        let start = SourcePosition(line: line.number, column: definition.indentation + 1)
        let end = SourcePosition(line: line.number, column: definition.content + 1)
        diagnostics.append(
          source.diagnostic(.repeatedFootnote(definition.label), at: SourceRange(start, end)))
      }
      labels[index + 1] = isNew ? key : ""
      text.lines[index] = line.rewritten(definition)
    }
  }

  /// Labels are compared without regard to case.
  static func key(_ label: String) -> String { label.lowercased() }

  /// Which lines are code or markup, in which nothing is a definition.
  private static func linesOfCode(in text: MappedText) -> [Bool] {
    var isCode = [Bool](repeating: false, count: text.lines.count)
    for node in CMarkTree.nodes(of: text.utf8, smart: false) {
      switch node.kind {
      case .code, .rawHTML: break
      default: continue
      }
      let lines = max(node.start.line, 1)...max(node.last.line, node.start.line, 1)
      for line in lines where line <= isCode.count { isCode[line - 1] = true }
    }
    return isCode
  }

  fileprivate struct Definition {
    let label: String
    /// Spaces before the definition.
    let indentation: Int
    /// The offset of the text's first byte, or of the line's end.
    let content: Int

    init?(_ line: ArraySlice<UInt8>) {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      let rest = line.dropFirst(indentation)
      guard indentation < 4, rest.starts(with: "[^".utf8) else { return nil }
      let label = rest.dropFirst(2).prefix {
        $0 > 0x20 && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[")
      }
      guard !label.isEmpty, line[label.endIndex...].starts(with: "]:".utf8) else { return nil }
      let content = line[(label.endIndex + 2)...].drop(while: \.isBlank)
      self.label = String(decoding: label, as: UTF8.self)
      self.indentation = indentation
      self.content = content.startIndex - line.startIndex
    }
  }
}

extension MappedText.Line {
  /// The line as an item; a number of three characters makes its content begin in column 5.
  fileprivate func rewritten(_ definition: FootnoteDefinitions.Definition) -> Self {
    let content = utf8.dropFirst(definition.content)
    var bytes = Array(utf8.prefix(definition.indentation))
    bytes.append(contentsOf: "01)".utf8)
    if !content.isEmpty {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: content)
    }
    return Self(
      utf8: bytes[...], number: number,
      pieces: [
        Piece(column: 1, original: 1),
        Piece(column: definition.indentation + 5, original: definition.content + 1),
      ])
  }
}
