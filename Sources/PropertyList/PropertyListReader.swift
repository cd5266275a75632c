import Diagnostics
import XML

/// Reads property lists of any format.
package enum PropertyListReader {
  /// Reads a property list as far as possible.
  ///
  /// A mistake costs as little as it can: an element that nobody knows costs its key, a value that
  /// is missing costs that key, and a file that breaks off keeps what it has said.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in any format, encoding and state.
  ///   - path: The path that diagnostics name.
  /// - Returns: What was read, and what is wrong with it.
  package static func read(_ bytes: [UInt8], path: String) -> PropertyListFile {
    read(bytes, path: path, isStringTable: false)
  }

  /// Reads a file, in which a string table needs no braces and may be empty.
  static func read(_ bytes: [UInt8], path: String, isStringTable: Bool) -> PropertyListFile {
    if bytes.starts(with: "bplist".utf8) {
      var reader = BinaryReader(bytes, path: path)
      let value = reader.read()
      return PropertyListFile(
        value: value, format: .binary, source: nil, comments: [],
        diagnostics: reader.remarks.diagnostics)
    }
    let decoded = SourceText.decoding(bytes, path: path)
    if XMLDetection.isXML(decoded.source.utf8) {
      return XMLPropertyListReader.read(XMLFile(decoded, of: bytes))
    }
    return OldStyleReader.read(decoded, isStringTable: isStringTable)
  }
}
