package import Diagnostics

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Encodings other than UTF-8 and UTF-16 that XML declarations name.
enum ForeignEncoding {
  /// Whether a name means neither UTF-8, nor a part of it, nor UTF-16.
  ///
  /// A file that calls itself UTF-16 but can be read byte by byte is no UTF-16.
  static func isForeign(_ name: String) -> Bool {
    let name = name.lowercased()
    return !(name.hasPrefix("utf-8") || name.hasPrefix("utf-16") || name.hasPrefix("utf16"))
      && !["utf8", "us-ascii", "ascii", "ucs-2", "iso-10646-ucs-2"].contains(name)
  }

  /// The text of bytes in an encoding; nil if the encoding is unknown.
  ///
  /// Bytes that mean nothing there become U+FFFD.
  static func decode(
    _ bytes: [UInt8], from name: String, path: String
  ) -> (source: SourceText, firstInvalidOffset: Int?)? {
    guard isKnown(name), var converter = Converter(from: iconvName(of: name), to: "UTF-8") else {
      return nil
    }
    converter.convert(bytes, orElse: [0xEF, 0xBF, 0xBD])
    return (
      SourceText(path: path, utf8: converter.output, encoding: TextEncoding(.named(name))),
      converter.firstInvalidOffset
    )
  }

  /// The bytes of a text in an encoding; nil if the encoding is unknown, or cannot hold the text.
  fileprivate static func encode(_ utf8: [UInt8], in name: String) -> [UInt8]? {
    guard isKnown(name), var converter = Converter(from: "UTF-8", to: iconvName(of: name)) else {
      return nil
    }
    converter.convert(utf8, orElse: [])
    return converter.firstInvalidOffset == nil ? converter.output : nil
  }

  /// Only what files are really written in is handed to iconv, whose rarer tables have hung and
  /// crashed before.
  private static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "iso-8859-", "iso8859-", "iso_8859-", "latin", "windows-", "cp125", "mac", "x-mac", "koi8-",
    ].contains(where: name.hasPrefix)
      || [
        "shift_jis", "shift-jis", "sjis", "x-sjis", "cp932", "euc-jp", "iso-2022-jp", "gb2312",
        "gbk", "gb18030", "big5", "euc-kr", "euc-tw", "utf-32", "utf-7",
      ].contains(name)
  }

  private static func iconvName(of name: String) -> String {
    switch name.lowercased() {
    case "x-mac-roman", "macroman", "mac-roman", "macintosh", "mac": "MACINTOSH"
    case "x-mac-cyrillic": "MAC-CYRILLIC"
    case "x-sjis", "shift-jis": "SHIFT_JIS"
    case "windows-31j": "CP932"
    default: name
    }
  }
}

extension TextEncoding {
  /// A file's bytes for a text in UTF-8, in this encoding or the one that an XML declaration names; nil if
  /// it cannot hold the text.
  package func fileBytes(of utf8: [UInt8]) -> [UInt8]? {
    if case .named(let name) = form { return ForeignEncoding.encode(utf8, in: name) }
    return bytes(of: utf8)
  }
}

/// A run of iconv.
@safe
private struct Converter: ~Copyable {
  private let handle: iconv_t
  private(set) var output: [UInt8] = []
  /// Where the output has the first replacement.
  private(set) var firstInvalidOffset: Int?

  init?(from encoding: String, to target: String) {
    guard let opened = unsafe iconv_open(target, encoding), Int(bitPattern: opened) != -1
    else { return nil }
    unsafe handle = opened
  }

  deinit { unsafe _ = iconv_close(handle) }

  /// Converts bytes, with a replacement for each that means nothing.
  mutating func convert(_ bytes: [UInt8], orElse replacement: [UInt8]) {
    output.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(convertValidPrefix(of: rest))
      if !rest.isEmpty {
        if firstInvalidOffset == nil { firstInvalidOffset = output.count }
        output += replacement
        rest = rest.dropFirst()
      }
    }
  }

  /// Converts up to the first byte that means nothing, and returns how many bytes were read.
  private mutating func convertValidPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { input in
      // iconv does not write to its input, though its signature says so.
      var next = unsafe UnsafeMutableRawPointer(mutating: input.baseAddress)?
        .assumingMemoryBound(to: CChar.self)
      var unread = input.count
      var isStuck = false
      while unread > 0, !isStuck {
        let before = unread
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 16384) { buffer, count in
          unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
            var target = buffer.baseAddress
            var space = buffer.count
            let result = unsafe iconv(handle, &next, &unread, &target, &space)
            isStuck = result == Int.max || result == -1 && errno != E2BIG
            count = buffer.count - space
          }
        }
        output += chunk
        if unread == before, chunk.isEmpty { isStuck = true }
      }
      return input.count - unread
    }
  }
}
