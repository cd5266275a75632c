import Highlighting
import Testing

/// Whatever is given as code comes out again, in a time that its length sets.
struct HostileCodeTests {
  private static let seeds = [
    "let a = \"b\\(c + \"d\")e\" /* f /* g */ */ #\"h\"# \"\"\"\ni\n\"\"\" // j\n",
    "{\"a\\n\": [1.5e-3, true], 'b' = \"c\"; }\n", "<a b=\"c&amp;\"><!-- d --><![CDATA[e]]></a>\n",
    "- a: |\n    b\n  c: {d: [e, \"f\\t\"], g: *h}\n",
    "$ if \"$(a \"${b}\")\"; then <<E 'c' \\\nE\n",
    "é日本\u{1F600}\0\r\n\t", "@interface A : B @\"c\" 'd'\n#import <e>\n",
  ]

  @Test(arguments: CodeLanguage.allCases)
  func losesNothing(in language: CodeLanguage) {
    var random = Generator(state: 42)
    for _ in 0..<2_000 {
      let code = Self.mutated(&random)
      let tokens = language.tokens(of: code)
      #expect(tokens.map(\.text).joined() == code)
      #expect(tokens.allSatisfy { !$0.text.isEmpty })
      #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.kind != $1.kind })
    }
  }

  /// Pieces of the seeds, put together by chance.
  private static func mutated(_ random: inout Generator) -> String {
    var code = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let scalars = Array(seeds.randomElement(using: &random)?.unicodeScalars ?? "".unicodeScalars)
      let start = Int.random(in: 0..<scalars.count, using: &random)
      let end = Int.random(in: start...scalars.count, using: &random)
      code.unicodeScalars.append(contentsOf: scalars[start..<end])
    }
    return code
  }

  /// Many of what makes a language look ahead: if it did so again and again, this would crawl.
  @Test(arguments: CodeLanguage.allCases)
  func readsWhateverRepeats(in language: CodeLanguage) {
    let units = [
      "\"", "'", "#", "\"#", "\\", "\"\\(", "(", ")", "/*", "<", "<!--", "<a b=\"", "&", "&a", "|",
      "| ", "- ", "a: ", "[", "{", "$", "${", "\"$(", "<<a ", "<<a\n", "`", "@", "a", "1", " ",
      "\n",
      "é", "x = ", "\"\"\"", "]]>", "%", "$ \\\n", "? ", "!", ",", "a#", "#\"\"\"\"#", "-", ">",
      "\r",
    ]
    for unit in units {
      for start in ["", "##\"", "<a ", "a: [", "$ \""] {
        let code = start + String(repeating: unit, count: 4_000)
        #expect(language.tokens(of: code).map(\.text).joined() == code)
      }
    }
  }
}

/// Random numbers that are the same on each run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
