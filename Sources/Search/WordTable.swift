/// Words, each once, numbered in the order in which they came first.
///
/// All words lie in one array of bytes: a site has so many that a string for each would be most of
/// the work.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  /// For each hash modulo the count, the number of a word plus 1; 0 for none.
  private var slots: [Int32] = []

  var count: Int { ends.count }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The number of a word, which the table has from now on.
  @discardableResult
  mutating func insert(_ word: Span<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in word.indices { hash = (hash ^ UInt32(word[index])) &* 0x0100_0193 }
    return insert(word, hash)
  }

  /// The numbers that the words of another table have in this one from now on.
  mutating func insert(wordsOf other: WordTable, appendingTo numbers: inout [Int32]) {
    let words = other.bytes.span
    for number in 0..<other.count {
      let word = words.extracting(other.range(of: number))
      numbers.append(Int32(insert(word, other.hashes[number])))
    }
  }

  private mutating func insert(_ word: Span<UInt8>, _ hash: UInt32) -> Int {
    if 2 * count >= slots.count { grow() }
    var slot = place(of: hash)
    while slots[slot] > 0 {
      let number = Int(slots[slot] - 1)
      if hashes[number] == hash, isSame(number, word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    for index in word.indices { bytes.append(word[index]) }
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    slots[slot] = Int32(count)
    return count - 1
  }

  /// The numbers of the words in the order of their bytes.
  var numbersInOrder: [Int] {
    (0..<count).sorted { a, b in self[a].lexicographicallyPrecedes(self[b]) }
  }

  private func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  private func isSame(_ number: Int, _ word: Span<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == word.count else { return false }
    for index in word.indices where bytes[range.lowerBound + index] != word[index] { return false }
    return true
  }

  /// The slot to look at first; the upper bits are mixed in, since the lower ones are alike.
  private func place(of hash: UInt32) -> Int {
    Int(hash ^ hash >> 15) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, 4 * slots.count))
    for number in 0..<count {
      var slot = place(of: hashes[number])
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }
}
