import Diagnostics
import Testing
import XML

/// Files that are made to harm their reader.
struct XMLHostileTests {
  @Test func laughterIsCutShort() {
    var text = "<!DOCTYPE a [<!ENTITY l0 'ha'>"
    for level in 1...30 {
      text += "<!ENTITY l\(level) '" + String(repeating: "&l\(level - 1);", count: 10) + "'>"
    }
    let reading = read(text + "]><a>&l30;</a>")
    #expect(
      reading.words == ["entities expand to far more text than the file holds; reading ends here"])
    #expect(reading.textLength < 4_000_000)
  }

  @Test func quadraticBlowupIsCutShort() {
    let entity = String(repeating: "x", count: 100_000)
    let references = String(repeating: "&e;", count: 30_000)
    let reading = read("<!DOCTYPE a [<!ENTITY e '\(entity)'>]><a>\(references)</a>")
    #expect(
      reading.words == ["entities expand to far more text than the file holds; reading ends here"])
    #expect(reading.textLength < 4_000_000)
  }

  @Test func entitiesWithoutTextAreCutShort() {
    var text = "<!DOCTYPE a [<!ENTITY l0 ''>"
    for level in 1...40 {
      text += "<!ENTITY l\(level) '&l\(level - 1);&l\(level - 1);'>"
    }
    #expect(
      read(text + "]><a>&l40;</a>").words
        == ["entities expand to far more text than the file holds; reading ends here"])
  }

  @Test func fewEntitiesExpand() {
    let references = String(repeating: "&e;", count: 1000)
    let reading = read("<!DOCTYPE a [<!ENTITY e 'some words'>]><a>\(references)</a>")
    #expect(reading.words.isEmpty)
    #expect(reading.textLength == 10_000)
  }

  @Test func longChainsOfEntitiesAreRefused() {
    var text = "<!DOCTYPE a [<!ENTITY l0 'x'>"
    for level in 1...50_000 { text += "<!ENTITY l\(level) '&l\(level - 1);'>" }
    #expect(
      read(text + "]><a>&l50000;</a>").words
        == ["the document type declares too much; reading ends here"])
  }

  @Test func attributesThatAreAddedEverywhereAreRefused() {
    let names = (0..<200).map { "b\($0) CDATA 'x'" }.joined(separator: " ")
    let elements = String(repeating: "<a/>", count: 100_000)
    #expect(
      read("<!DOCTYPE a [<!ATTLIST a \(names)>]><a>\(elements)</a>").words
        == ["the document type declares too much; reading ends here"])
  }

  @Test(arguments: [
    "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a></a>",
    "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><a>&e;</a>",
  ])
  func neverReadsAnotherFile(_ text: String) {
    #expect(read(text).textLength <= "&e;".utf8.count)
  }

  @Test func deepNestingIsReadAndDeeperIsRefused() {
    func nest(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(read(nest(100_000)).words.isEmpty)
    #expect(
      read(nest(100_001)).words == ["elements are nested too deeply; reading ends here"])
  }

  @Test func readsOneLongText() {
    let reading = read("<a>" + String(repeating: "x\n", count: 500_000) + "</a>")
    #expect(reading.words.isEmpty)
    #expect(reading.textLength == 1_000_000)
  }
}

private func read(_ text: String) -> (words: [String], textLength: Int) {
  var length = 0
  let diagnostics = XMLFile(decoding: Array(text.utf8), path: "a.xml").read { event in
    if case .text(let text, _) = event { length += text.utf8.count }
  }
  return (diagnostics.map(\.message.text), length)
}
