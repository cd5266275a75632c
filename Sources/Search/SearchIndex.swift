internal import JSON

/// What a search of the site looks into: a script, since a page on a disk may load nothing else.
///
/// The script hands over an object:
///
/// - `entries`: `[kind, address, title, context, summary]` of each, the context as a number;
/// - `contexts`: the contexts by their numbers;
/// - `words`: all words in order, with spaces between them, each as the number of UTF-16 units that
///   it shares with the word before it, in one digit, and the rest;
/// - `places`: the entries that have each word, in bits.
///
/// Of each word, `places` has the number of its entries and then, for each of them, the number of
/// entries that are skipped. The former is in Elias' gamma code, the latter in Rice's, whose parameter
/// is the logarithm of the mean distance. Digits are those of ``BitWriter``.
package enum SearchIndex {
  /// The script, in UTF-8; it depends on the entries and their order alone.
  package static func script(of entries: [SearchEntry]) -> [UInt8] {
    let postings = Postings(of: entries)
    var contexts: [String] = []
    var numbers: [String: Int] = [:]
    let items = entries.map { entry in
      let context = numbers[entry.context] ?? contexts.count
      if context == contexts.count {
        numbers[entry.context] = context
        contexts.append(entry.context)
      }
      return JSONValue.array([
        .integer(entry.kind.rawValue), .string(entry.address), .string(entry.title),
        .integer(context), .string(entry.summary),
      ])
    }
    let index = JSONValue.object([
      "entries": .array(items), "contexts": .array(contexts.map(JSONValue.string)),
      "words": .string(String(decoding: postings.words, as: UTF8.self)),
      "places": .string(String(decoding: postings.places, as: UTF8.self)),
    ])
    return Array("globalThis.vitrineSearchIndex=".utf8) + index.utf8(.compact)
      + Array(";\n".utf8)
  }
}

/// All words of some entries, and where they are.
private struct Postings {
  private(set) var words: [UInt8] = []
  private(set) var places: [UInt8] = []

  init(of entries: [SearchEntry]) {
    var table = WordTable()
    // The words of all entries, one entry after the other.
    var numbers: [Int32] = []
    for entry in entries { table.insert(wordsOf: entry.words.table, appendingTo: &numbers) }

    // The entries of all words, one word after the other.
    var starts = [Int](repeating: 0, count: table.count + 1)
    for number in numbers { starts[Int(number) + 1] += 1 }
    for word in 0..<table.count { starts[word + 1] += starts[word] }
    var free = starts
    var holders = [Int32](repeating: 0, count: numbers.count)
    var next = 0
    for (place, entry) in entries.enumerated() {
      for _ in 0..<entry.words.table.count {
        let word = Int(numbers[next])
        holders[free[word]] = Int32(place)
        free[word] += 1
        next += 1
      }
    }

    var writer = BitWriter()
    var last: ArraySlice<UInt8> = []
    for word in table.numbersInOrder {
      append(table[word], after: last)
      last = table[word]
      writer.append(holders[starts[word]..<starts[word + 1]], of: entries.count)
    }
    places = writer.digits
  }

  private mutating func append(_ word: ArraySlice<UInt8>, after last: ArraySlice<UInt8>) {
    if !words.isEmpty { words.append(UInt8(ascii: " ")) }
    var shared = zip(word, last).prefix { $0 == $1 }.count
    while shared > 0, word.dropFirst(shared).first.map({ $0 & 0xC0 == 0x80 }) ?? false {
      shared -= 1
    }
    // Bytes beyond the first of a character count nothing, but in the characters of two units.
    let units = word.prefix(shared).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
    words.append(BitWriter.digit(units))
    words.append(contentsOf: word.dropFirst(shared))
  }
}
