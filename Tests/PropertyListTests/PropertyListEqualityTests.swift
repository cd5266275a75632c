import PropertyList
import Testing

struct PropertyListEqualityTests {
  @Test(
    arguments: [
      ("<true/>", "<integer>1</integer>", true), ("<false/>", "<real>0</real>", true),
      ("<true/>", "<integer>2</integer>", false),
      ("<integer>1</integer>", "<real>1.0</real>", true),
      ("<integer>01</integer>", "<integer>0x1</integer>", true),
      ("<integer>1</integer>", "<real>1.5</real>", false),
      // Doubles cannot tell these two apart, but numbers are not compared as doubles.
      ("<integer>9007199254740993</integer>", "<real>9007199254740992</real>", false),
      ("<integer>18446744073709551615</integer>", "<integer>18446744073709551615</integer>", true),
      ("<integer>18446744073709551615</integer>", "<integer>-1</integer>", false),
      ("<real>nan</real>", "<real>nan</real>", true),
      ("<integer>x</integer>", "<integer>x</integer>", true),
      ("<string>1</string>", "<integer>1</integer>", false),
      ("<string>true</string>", "<true/>", false),
      ("<string>\u{E9}</string>", "<string>e\u{301}</string>", false),
      ("<string>a</string>", "<string>a</string>", true),
      ("<data>AA==</data>", "<data> A A= = </data>", true),
      ("<data>AA==</data>", "<string>AA==</string>", false),
      ("<array><true/></array>", "<array><integer>1</integer></array>", true),
      ("<array><true/></array>", "<array/>", false),
      (
        "<dict><key>a</key><true/><key>b</key><false/></dict>",
        "<dict><key>b</key><integer>0</integer><key>a</key><integer>1</integer></dict>", true
      ),
      ("<dict><key>a</key><true/></dict>", "<dict><key>b</key><true/></dict>", false),
    ] as [(String, String, Bool)])
  func isThatOfFoundation(_ a: String, _ b: String, _ expected: Bool) throws {
    let (a, b) = (try value(a), try value(b))
    #expect(a.isEqual(to: b) == expected)
    #expect(b.isEqual(to: a) == expected)
  }

  @Test(
    arguments: [
      ("<string>x</string>", "x", nil), ("<integer>+5</integer>", "+5", 5),
      ("<real>1.50</real>", "1.50", 1.5), ("<true/>", "true", nil),
      (
        "<integer>18446744073709551615</integer>", "18446744073709551615",
        18_446_744_073_709_551_616
      ),
      ("<data> A A = = </data>", "AA==", nil), ("<array/>", nil, nil),
    ] as [(String, String?, Double?)])
  func hasTextAndNumber(_ element: String, _ text: String?, _ number: Double?) throws {
    #expect(try value(element).text == text)
    #expect(try value(element).number == number)
  }

  private func value(_ text: String) throws -> PropertyListValue {
    try #require(PropertyListReader.read(Array(text.utf8), path: "a.plist").value)
  }
}
