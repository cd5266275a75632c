import Diagnostics
import Foundation
import PropertyList
import Testing

struct BinaryReaderTests {
  @Test func readsWhatFoundationWrites() throws {
    let value: [String: Any] = [
      "string": "plain", "unicode": "é日🚊", "empty": "", "long": String(repeating: "x", count: 300),
      "true": true, "false": false,
      "integers": [0, 255, 256, 65536, -1, Int64.max, Int64.min, UInt64.max] as [Any],
      "reals": [1.5, -0.25, 1e300], "data": Data([0, 1, 2]), "none": Data(),
      "dates": [
        Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: -1.5),
        Date(timeIntervalSince1970: 951_782_400),
      ],
      "nested": [["a": [[Any]()]]], "many": Array(0..<300),
    ]
    let file = PropertyListReader.read(try binary(value), path: "a.plist")
    let dictionary = try #require(file.value?.dictionary)
    #expect(file.diagnostics.isEmpty)
    #expect(file.format == .binary)
    #expect(file.value?.range == nil)
    #expect(dictionary["string"]?.dump == "\"plain\"")
    #expect(dictionary["unicode"]?.string == "é日🚊")
    #expect(dictionary["empty"]?.string == "")
    #expect(dictionary["long"]?.string?.count == 300)
    #expect(dictionary["true"]?.boolean == true)
    #expect(dictionary["false"]?.boolean == false)
    #expect(
      dictionary["integers"]?.dump
        == "[0, 255, 256, 65536, -1, \(Int64.max), \(Int64.min), \(UInt64.max)?]")
    #expect(dictionary["reals"]?.dump == "[r1.5, r-0.25, r1e+300]")
    #expect(dictionary["data"]?.dump == "data:AAEC")
    #expect(dictionary["none"]?.dump == "data:")
    #expect(
      dictionary["dates"]?.dump
        == "[date:2001-01-01T00:00:00Z, date:2000-12-31T23:59:58Z, date:2000-02-29T00:00:00Z]")
    #expect(dictionary["nested"]?.dump == "[{\"a\": [[]]}]")
    #expect(dictionary["many"]?.array?.count == 300)
  }

  @Test(
    arguments: [
      ([0x22, 0x3F, 0xC0, 0, 0], "r1.5"), ([0x11, 0xFF, 0xFF], "65535"),
      ([0x14] + Array(repeating: 0xFF, count: 16), "-1"),
      ([0x14] + Array(repeating: 0, count: 15) + [7], "7"),
      ([0x80, 5], "{\"CF$UID\": 5}"), ([0x81, 1, 0], "{\"CF$UID\": 256}"),
      ([0xC0], "[]"), ([0xB0], "[]"), ([0x72, 0xC3, 0xA9], "\"é\""),
      ([0x51, 0xE9], "\"\u{FFFD}\""), ([0x61, 0xD8, 0x00], "\"\u{FFFD}\""),
      ([0x5F, 0x10, 1, 0x61], "\"a\""),
    ] as [([UInt8], String)])
  func readsRareTypes(_ object: [UInt8], _ expected: String) {
    let file = PropertyListReader.read(file([object]), path: "a.plist")
    #expect(file.value?.dump == expected)
    #expect(file.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      // Null, a type that nobody knows, a count without number, more bytes than there are.
      ([[0x00]], nil, ["object 0 is damaged or unknown; it is left out"]),
      ([[0xE0]], nil, ["object 0 is damaged or unknown; it is left out"]),
      ([[0x5F, 0x51]], nil, ["object 0 is damaged or unknown; it is left out"]),
      (
        [[0x5F, 0x13, 0x7F, 0, 0, 0, 0, 0, 0, 0]], nil,
        ["object 0 is damaged or unknown; it is left out"]
      ),
      (
        [[0xAF, 0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0]], nil,
        ["object 0 is damaged or unknown; it is left out"]
      ),
      (
        [[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], nil,
        ["object 0 is damaged or unknown; it is left out"]
      ),
      (
        [[0xA2, 1, 2], [0x00], [0x09]], "[true]", ["object 1 is damaged or unknown; it is left out"]
      ),
      ([[0xA2, 9, 1], [0x09]], "[true]", ["object 9 does not lie in the file; it is left out"]),
      ([[0xA2, 0, 1], [0x09]], "[true]", ["object 0 contains itself; it is left out there"]),
      (
        [[0xA1, 1], [0xA2, 0, 2], [0x09]], "[[true]]",
        ["object 0 contains itself; it is left out there"]
      ),
      (
        [[0xD2, 1, 2, 2, 2], [0x51, 0x61], [0x09]], "{\"a\": true}",
        ["a key is no string but of kind boolean"]
      ),
      (
        [[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]], "{\"a\": false}",
        ["the key “a” stands here again; this value counts"]
      ),
    ] as [([[UInt8]], String?, [String])])
  func leavesOutWhatIsDamaged(_ objects: [[UInt8]], _ value: String?, _ expected: [String]) {
    let file = PropertyListReader.read(file(objects), path: "a.plist")
    #expect(file.value?.dump == value)
    #expect(file.diagnostics.map(\.message.text) == expected)
  }

  @Test func surviesEveryCut() throws {
    let bytes = try binary(["a": [1, "é", true] as [Any]])
    for count in 6..<bytes.count {
      let file = PropertyListReader.read(Array(bytes.prefix(count)), path: "a.plist")
      #expect(!file.diagnostics.isEmpty)
    }
  }

  @Test func refusesObjectsThatExpandWithoutEnd() {
    // Each holds the next one twice.
    let objects: [[UInt8]] = (1...60).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]]
    let file = PropertyListReader.read(file(objects), path: "a.plist")
    #expect(file.value == nil)
    #expect(
      file.diagnostics.map(\.message.text) == [
        "the binary property list refers to the same objects over and over; it is not read"
      ])
  }

  @Test func refusesObjectsThatOverlap() {
    // All are the same string, and the offsets say so.
    let text: [UInt8] = [0x5F, 0x11, 0x10, 0x00] + Array(repeating: 0x61, count: 0x1000)
    let head: [UInt8] = [0xAE] + (1...14).map { UInt8($0) }
    let offsets: [Int] = [8] + Array(repeating: 8 + head.count, count: 14)
    let file = PropertyListReader.read(file([head, text], offsets: offsets), path: "a.plist")
    #expect(file.value == nil)
    #expect(
      file.diagnostics.map(\.message.text) == [
        "objects of the binary property list overlap; it is not read"
      ])
  }

  @Test func leavesOutWhatIsNestedTooDeep() throws {
    var value: Any = true
    for _ in 0..<600 { value = [value] }
    let file = PropertyListReader.read(try binary(value), path: "a.plist")
    #expect(file.diagnostics.map(\.message.rule) == ["nesting"])
    #expect(file.value != nil)
  }

  @Test(arguments: [
    "bplist15", "bplist", "bplist00", "bplist00" + String(repeating: "\0", count: 40),
  ])
  func refusesWhatIsNone(_ text: String) {
    let file = PropertyListReader.read(Array(text.utf8), path: "a.plist")
    #expect(file.value == nil)
    #expect(file.diagnostics.map(\.message.rule) == ["binary-property-list"])
  }

  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  /// A file of objects, the first of which is the outermost, with references of one byte.
  private func file(_ objects: [[UInt8]], offsets: [Int]? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var found: [Int] = []
    for object in objects {
      found.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    let places = offsets ?? found
    for offset in places { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + number(places.count) + number(0) + number(table)
    return bytes
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
  }
}
