import Diagnostics
import Foundation
import PropertyList
import Testing

/// Files that are damaged at random, though by the same chance each time.
struct MutationTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://localhost/PropertyList-1.0.dtd" [
      <!ENTITY e 'ex<!-- c -->pands'>
    ]>
    <plist version="1.0">
    <dict>
      <!-- vitrine:x -->
      <key>Title &amp; é</key> <string>a<![CDATA[<b>]]>&e;</string>
      <key>Values</key> <array><integer>-0x1f</integer><real>1.5</real><true/><data>AAEC</data></array>
      <key>Date</key> <date>2001-01-01T00:00:00Z</date>
      <key>Values</key> <dict/>
    </dict>
    </plist>
    """

  private static let old = """
    // Old
    { Title = "a \\"b\\" \\U00e9\\341"; /* c */
      'Values' = ( a, <0fb1 00>, <*I5>, <*BY>, { x = y; z; }, );
      "multi" = "1
    2"; no equals; "unclosed = b;
      é = hello world; }
    """

  private static let table = """
    /* The file. */
    "a" = "b";
    "c" = "multi
    line"; d = e
    "f" = "say "yes" now";
    "g" = "unclosed;
    "h" = "\\Ud83d\\Ude8a"; // end
    """

  @Test(arguments: [
    ("XML", Array(xml.utf8)), ("old", Array(old.utf8)), ("table", Array(table.utf8)),
    ("UTF-16", Array(table.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("binary", binary()),
  ])
  func damageDoesNoHarm(_ name: String, _ file: [UInt8]) {
    var chance = Chance(state: 0x2545_F491_4F6C_DD1D)
    for _ in 0..<150 {
      let damaged = chance.damage(file)
      #expect(areInOrder(PropertyListReader.read(damaged, path: "a.plist").diagnostics))
      #expect(areInOrder(StringsReader.read(damaged, path: "a.strings").diagnostics))
    }
  }

  private func areInOrder(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.count < 500
      && diagnostics.compactMap(\.location.range).allSatisfy { $0.start <= $0.end }
  }

  private static func binary() -> [UInt8] {
    let value: [String: Any] = [
      "Title": "é",
      "Values": [1, 1.5, true, Data([1, 2]), Date(timeIntervalSince1970: 0)] as [Any],
      "Nested": [["a": ["b": [String]()]]],
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    return Array(data ?? Data())
  }
}

/// Numbers that look like chance (xorshift).
private struct Chance {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(limit, 1)))
  }

  mutating func damage(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...below(4) {
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes = Array(bytes.prefix(place))
      case 1: bytes.insert(UInt8(below(256)), at: place)
      case 2: bytes.removeSubrange(place..<min(place + below(20), bytes.count))
      case 3: bytes.insert(contentsOf: file[below(file.count)...].prefix(below(60)), at: place)
      default: if !bytes.isEmpty { bytes[place] ^= UInt8(1 << below(8)) }
      }
    }
    return bytes
  }
}
