extension CodeScanner {
  /// Takes what a terminal shows: commands behind prompts, and what they print.
  mutating func scanConsole() {
    let end = limit
    while position < end {
      let line = lineEnd(from: position)
      let hasPrompt = ["$ ", "% ", "# "].contains { has($0, at: position) }
      guard hasPrompt else {
        take(to: line + 1)
        continue
      }
      take(.comment, to: position + 1)
      // A command goes on behind a backslash at the end of a line.
      var last = line
      while self[last - 1] == UInt8(ascii: "\\"), last < end { last = lineEnd(from: last + 1) }
      limit = last
      scanShell()
      limit = end
      take(to: last + 1)
    }
  }

  /// Takes a script, or a command.
  mutating func scanShell() {
    var shell = ShellState()
    while let byte = self[position] {
      switch byte {
      case .lineFeed:
        take(to: position + 1)
        for document in shell.documents { takeDocument(document) }
        shell.documents = []
        shell.expectsCommand = true
      case _ where byte.isSpace: take(to: position + 1)
      case UInt8(ascii: "#") where self[position - 1]?.isSpace ?? true:
        take(.comment, to: lineEnd(from: position))
      case UInt8(ascii: "'"):
        take(.string, to: end(from: position + 1) { $0 != byte } + 1)
        shell.expectsCommand = false
      case UInt8(ascii: "\""):
        take(.string, to: position + 1)
        takeQuoted(&shell)
      case UInt8(ascii: "$"): takeVariable(&shell, isQuoted: false)
      case UInt8(ascii: "\\"): take(to: characterEnd(from: min(position + 1, limit)))
      case UInt8(ascii: "("):
        if !shell.depths.isEmpty { shell.depths[shell.depths.count - 1] += 1 }
        take(to: position + 1)
        shell.expectsCommand = true
      case UInt8(ascii: ")"): takeParenthesis(&shell)
      case UInt8(ascii: "<") where has("<<", at: position) && !has("<<<", at: position):
        takeDocumentMark(&shell)
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        take(to: end(from: position) { $0 == byte })
      case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "!"):
        take(to: position + 1)
        shell.expectsCommand = true
      case _ where byte.isShellWord: takeShellWord(&shell)
      default:
        take(to: position + 1)
        shell.expectsCommand = false
      }
    }
  }

  private struct ShellState {
    /// Whether the next word is a command.
    var expectsCommand = true
    /// For each string with a command in it, how many parentheses stand open in the command.
    var depths: [Int] = []
    /// The documents that begin in the next line.
    var documents: [Document] = []

    struct Document {
      let mark: String
      let isIndented: Bool
    }
  }

  private mutating func takeShellWord(_ shell: inout ShellState) {
    let start = position
    let end = end(from: start, while: \.isShellWord)
    let name = wordEnd(from: start)
    if shell.expectsCommand, self[name] == UInt8(ascii: "="), name > start {
      take(.attribute, to: name)
      return take(to: name + 1)
    }
    let word = end - start <= 8 ? text(start..<end) : ""
    if shell.expectsCommand, Self.shellKeywords.contains(word) {
      take(.keyword, to: end)
      shell.expectsCommand = Self.keywordsBeforeCommands.contains(word)
    } else {
      let isOption = self[start] == UInt8(ascii: "-") && (self[start - 1]?.isSpace ?? true)
      let isNumber = self[start]?.isDigit ?? false && numberEnd(from: start) == end
      take(isOption ? .attribute : isNumber ? .number : .plain, to: end)
      shell.expectsCommand = false
    }
  }

  private static let keywordsBeforeCommands: Set = [
    "if", "then", "elif", "else", "while", "until", "do", "time", "exec", "sudo",
  ]

  private static let shellKeywords: Set = keywordsBeforeCommands.union([
    "fi", "for", "case", "esac", "done", "in", "function", "select", "return", "exit", "export",
    "local", "set", "unset", "shift", "source", "break", "continue", "readonly", "declare", "trap",
    "cd", "echo", "eval", "test", "alias", "read", "printf",
  ])

  /// Takes a string with variables and commands in it, from behind its first quote.
  private mutating func takeQuoted(_ shell: inout ShellState) {
    while let byte = self[position] {
      switch byte {
      case UInt8(ascii: "\""):
        take(.string, to: position + 1)
        shell.expectsCommand = false
        return
      case UInt8(ascii: "\\"):
        take(.escape, to: characterEnd(from: min(position + 1, limit)))
      case UInt8(ascii: "$"):
        if has("$(", at: position) {
          take(.escape, to: position + 2)
          shell.depths.append(0)
          shell.expectsCommand = true
          return
        }
        takeVariable(&shell, isQuoted: true)
      default:
        take(
          .string,
          to: end(from: position) {
            $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "$")
          })
      }
    }
  }

  private mutating func takeParenthesis(_ shell: inout ShellState) {
    shell.expectsCommand = true
    guard let depth = shell.depths.popLast() else { return take(to: position + 1) }
    if depth > 0 {
      shell.depths.append(depth - 1)
      take(to: position + 1)
    } else {
      take(.escape, to: position + 1)
      takeQuoted(&shell)
    }
  }

  private mutating func takeVariable(_ shell: inout ShellState, isQuoted: Bool) {
    let start = position
    var end = wordEnd(from: start + 1)
    if self[start + 1] == UInt8(ascii: "{") {
      end = self.end(from: start + 2) { $0 != UInt8(ascii: "}") && $0 != .lineFeed }
      if self[end] == UInt8(ascii: "}") { end += 1 }
    } else if end == start + 1, let byte = self[end], "@*#?$!-".utf8.contains(byte) {
      end += 1
    }
    take(end > start + 1 ? .attribute : isQuoted ? .string : .plain, to: end)
    if !isQuoted { shell.expectsCommand = false }
  }

  private mutating func takeDocumentMark(_ shell: inout ShellState) {
    let isIndented = self[position + 2] == UInt8(ascii: "-")
    let start = end(from: position + (isIndented ? 3 : 2), while: \.isBlank)
    let quotes = "\"'\\".utf8
    let name = end(from: start) { quotes.contains($0) }
    let nameEnd = wordEnd(from: name)
    take(to: start)
    guard nameEnd > name else { return }
    shell.documents.append(.init(mark: text(name..<nameEnd), isIndented: isIndented))
    take(.keyword, to: end(from: nameEnd) { quotes.contains($0) })
  }

  private mutating func takeDocument(_ document: ShellState.Document) {
    while position < limit {
      let start =
        document.isIndented ? end(from: position) { $0 == UInt8(ascii: "\t") } : position
      let end = start + document.mark.utf8.count
      if has(document.mark, at: start), self[end] ?? .lineFeed == .lineFeed {
        take(.string, to: start)
        return take(.keyword, to: end)
      }
      take(.string, to: lineEnd(from: start) + 1)
    }
  }
}

extension UInt8 {
  fileprivate var isShellWord: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "~"),
      UInt8(ascii: ","), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "^"):
      true
    default: isWord
    }
  }
}
