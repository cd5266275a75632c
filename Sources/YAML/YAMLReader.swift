package import Diagnostics

/// Reads YAML 1.2 by libyaml.
package enum YAMLReader {
  /// The first document of a text, or of a range of its bytes, as front matter is one.
  ///
  /// Places are those of the whole text. Whatever the bytes are, reading takes time and memory in
  /// proportion to them: what goes beyond the limits ends with a diagnostic.
  package static func read(
    _ source: SourceText, in offsets: Range<Int>? = nil, limits: YAMLLimits = .standard
  ) -> YAMLFile {
    let bytes = source.utf8[(offsets ?? source.utf8.indices).clamped(to: source.utf8.indices)]
    var builder = YAMLTreeBuilder(source, from: bytes.startIndex, limits: limits)
    if let offset = bytes.tagDirective(after: limits.tagDirectives) {
      builder.report(.tooManyTagDirectives(limits.tagDirectives), at: offset..<offset + 1)
      return builder.finish()
    }
    var events = YAMLEventStream(bytes)
    do throws(YAMLProblem) {
      while let event = try events.next(), builder.accept(event) {}
    } catch {
      let range = bytes.startIndex..<bytes.endIndex
      builder.append(source.diagnostic(for: error, in: range))
    }
    return builder.finish()
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the first `%TAG` directive that there is one too many of; nil without one.
  ///
  /// A directive begins a line, and libyaml's lines also end in U+0085, U+2028 and U+2029: more
  /// bytes than those count as line ends here, which does no harm.
  fileprivate func tagDirective(after most: Int) -> Int? {
    var count = 0
    var previous = UInt8(ascii: "\n")
    for (offset, byte) in zip(indices, self) {
      if byte == UInt8(ascii: "%"), [0x0A, 0x0D, 0x85, 0xA8, 0xA9, 0xBF].contains(previous),
        self[offset...].starts(with: "%TAG".utf8)
      {
        count += 1
        if count > most { return offset }
      }
      previous = byte
    }
    return nil
  }
}

extension Diagnostic.Message {
  static func tooManyTagDirectives(_ most: Int) -> Self {
    .init(.error, "yaml-limit", "there are more than \(most) %TAG directives")
  }
}
