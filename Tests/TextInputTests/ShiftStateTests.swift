import Foundation
import Testing
import TextInput

/// By the table that the script of the theme is tested with too.
struct ShiftStateTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let words: ShiftState
    let sentences: ShiftState
    var testDescription: String { text.debugDescription }

    init(_ line: Substring) throws {
      let cells = line.split(separator: "\t").map(String.init)
      text = String(cells[0].dropFirst().dropLast().replacing("\\n", with: "\n"))
      words = try #require(ShiftState(rawValue: cells[1]))
      sentences = try #require(ShiftState(rawValue: cells[2]))
    }

    static func all() throws -> [Row] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "ShiftStates.tsv")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        .map(Row.init)
    }
  }

  @Test func hasATable() throws {
    #expect(try Row.all().count > 20)
  }

  @Test(arguments: try Row.all())
  func followsTheTextBehindTheCaret(_ row: Row) {
    #expect(TextAutocapitalizationType.words.shiftState(behind: row.text) == row.words)
    #expect(TextAutocapitalizationType.sentences.shiftState(behind: row.text) == row.sentences)
    #expect(TextAutocapitalizationType.none.shiftState(behind: row.text) == .off)
    #expect(TextAutocapitalizationType.allCharacters.shiftState(behind: row.text) == .locked)
  }
}
