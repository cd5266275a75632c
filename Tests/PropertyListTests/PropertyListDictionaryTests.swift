import PropertyList
import Testing

struct PropertyListDictionaryTests {
  @Test(arguments: [0, 1, 8, 9, 100])
  func findsKeysOfSmallAndLargeOnes(_ count: Int) {
    let entries = (0..<count).map { PropertyListDictionary.Entry(.init("k\($0)"), value($0)) }
    let dictionary = PropertyListDictionary(entries)
    #expect(dictionary.entries == entries)
    for number in 0..<count { #expect(dictionary["k\(number)"] == value(number)) }
    #expect(dictionary["k\(count)"] == nil)
  }

  @Test(arguments: [2, 9, 40])
  func theLastOfAKeyCounts(_ count: Int) {
    let numbers = 0..<count
    let entries =
      numbers.map { PropertyListDictionary.Entry(.init("k\($0)"), value($0)) }
      + numbers.map { PropertyListDictionary.Entry(.init("k\($0)"), value(-$0)) }
    var repeats = 0
    let dictionary = PropertyListDictionary(entries) { earlier, later in
      #expect(earlier.key == later.key)
      repeats += 1
    }
    #expect(repeats == count)
    #expect(dictionary.entries == Array(entries.suffix(count)))
    #expect(dictionary["k1"] == value(-1))
  }

  private func value(_ number: Int) -> PropertyListValue {
    PropertyListValue(.integer(text: String(number), value: Int64(number)))
  }
}
