/// The places of a text in which `String(format:)` puts values, such as `%@` and `%1$d`.
package struct FormatSpecifiers: Hashable, Sendable {
  /// The kind of each value, in the order of the values; `%%` is none.
  package let kinds: [String]

  package init(in text: String) {
    var numbered: [(number: Int, kind: String)] = []
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: percent)...]
      var number = numbered.count + 1
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let behind = rest[digits.endIndex...]
      if behind.first == UInt8(ascii: "$"), let given = Int(Substring(digits)) {
        number = given
        rest = behind.dropFirst()
      }
      rest = rest.drop { "-+#0123456789.*'".utf8.contains($0) }
      let length = rest.prefix { "hlqLjzt".utf8.contains($0) }
      rest = rest[length.endIndex...]
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      // A space behind the sign is a text such as “50 % off”, in which no value stands.
      guard "@diouxXeEfFgGaAcCsSp".utf8.contains(kind) else { continue }
      numbered.append((number, String(Unicode.Scalar(kind))))
    }
    kinds = numbered.sorted { $0.number < $1.number }.map { $0.kind == "i" ? "d" : $0.kind }
  }
}
