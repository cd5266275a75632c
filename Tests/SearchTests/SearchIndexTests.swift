import Foundation
import Search
import Testing

struct SearchIndexTests {
  @Test func isAScriptThatHandsOverAnObject() throws {
    let script = SearchIndex.script(of: [
      SearchEntry(
        .document, address: "docs/a.html", title: "Sync", context: "Tidepool",
        texts: ["The  ebb", "\n and flow"]),
      SearchEntry(
        .setting, address: "t/en/phone/Root.html#row-1", title: "Server", context: "Tidepool",
        names: ["server_url", "Сервер"]),
      SearchEntry(.section, address: "docs/a.html#\"", title: "Sync of tides", context: "Sync"),
    ])
    #expect(
      String(decoding: script, as: UTF8.self) == """
        globalThis.vitrineSearchIndex={"entries":[[0,"docs/a.html","Sync",0,"The ebb and flow"],\
        [3,"t/en/phone/Root.html#row-1","Server",0,"server_url · Сервер"],\
        [1,"docs/a.html#\\"","Sync of tides",1,""]],"contexts":["Tidepool","Sync"],\
        "words":"Aand Aebb Aflow Aof Aserver Bync Athe Bides Aurl AСервер",\
        "places":"\(try places(in: script) ?? "none")"};

        """)
  }

  @Test func nothingIsAnIndexToo() {
    #expect(
      String(decoding: SearchIndex.script(of: []), as: UTF8.self)
        == "globalThis.vitrineSearchIndex={\"entries\":[],\"contexts\":[],\"words\":\"\",\"places\":\"\"};\n"
    )
  }

  @Test func findsEachWordWhereItIs() throws {
    var random = Generator(state: 42)
    for count in [1, 2, 3, 40, 300] {
      let texts = (0..<count).map { _ in
        (0..<Int.random(in: 1...60, using: &random)).map { _ in
          ["w", "é", "語", "𠀀", "wx"].randomElement(using: &random).map {
            "\($0)\(Int.random(in: 0...9, using: &random) * Int.random(in: 0...40, using: &random))"
          } ?? ""
        }
      }
      var expected: [String: [Int]] = [:]
      for (place, words) in texts.enumerated() {
        let cut = words.flatMap { word in
          // Characters without spaces between them are words of their own.
          word.first.map {
            $0 == "語" || $0 == "𠀀" ? [String($0), String(word.dropFirst())] : [word]
          }
            ?? []
        }
        for word in Set(cut) { expected[word, default: []].append(place) }
      }
      let script = SearchIndex.script(
        of: texts.map { words in
          SearchEntry(
            .document, address: "a", title: "", context: "", texts: [words.joined(separator: ", ")])
        })
      #expect(try decoded(script) == expected)
    }
  }

  @Test(arguments: [
    ("", ""), ("a b", "a b"), (" a\n\tb ", "a b"),
    (String(repeating: "word ", count: 30), String(repeating: "word ", count: 21).dropLast() + "…"),
    (String(repeating: "字", count: 200), String(repeating: "字", count: 120) + "…"),
  ])
  func showsHowTextsBegin(_ text: String, _ expected: String) throws {
    let script = SearchIndex.script(of: [
      SearchEntry(.document, address: "", title: "", context: "", texts: [text])
    ])
    let entries = try #require(try object(in: script)["entries"] as? [[Any]])
    #expect(entries[0][4] as? String == expected)
  }

  // MARK: Reading the script

  private func object(in script: [UInt8]) throws -> [String: Any] {
    let json = Data(script.dropFirst("globalThis.vitrineSearchIndex=".utf8.count).dropLast(2))
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  private func places(in script: [UInt8]) throws -> String? {
    try object(in: script)["places"] as? String
  }

  /// The entries of each word, read as `search.js` reads them.
  private func decoded(_ script: [UInt8]) throws -> [String: [Int]] {
    let object = try object(in: script)
    let entries = try #require(object["entries"] as? [Any])
    let words = try #require(object["words"] as? String)
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var bits: [Int] = []
    for digit in try #require(object["places"] as? String).utf8 {
      let value = try #require(digits.firstIndex(of: digit))
      bits += (0..<6).map { value >> (5 - $0) & 1 }
    }
    var next = 0
    func number(_ width: Int) -> Int {
      defer { next += width }
      return bits[next..<next + width].reduce(0) { $0 * 2 + $1 }
    }
    func unary() -> Int {
      var zeros = 0
      while bits[next + zeros] == 0 { zeros += 1 }
      next += zeros + 1
      return zeros
    }
    var word: [UInt16] = []
    var found: [String: [Int]] = [:]
    for item in words.split(separator: " ") {
      let shared = try #require(digits.firstIndex(of: item.utf8.first ?? 0))
      word = word.prefix(shared) + Array(item.dropFirst().utf16)
      let length = unary()
      let count = 1 << length + number(length)
      var parameter = 0
      while count << (parameter + 1) <= entries.count { parameter += 1 }
      var entry = 0
      for _ in 0..<count {
        entry += unary() << parameter + number(parameter)
        found[String(decoding: word, as: UTF16.self), default: []].append(entry)
        entry += 1
      }
    }
    #expect(bits.count - next < 6)
    return found
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
