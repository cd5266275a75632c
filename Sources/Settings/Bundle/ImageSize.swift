/// The size of an image, in pixels.
package struct ImageSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Reads the size from the head of a PNG or GIF file; nil for other files.
  init?(of bytes: [UInt8]) {
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      func number(at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      // Xcode's own PNG files have a chunk before the one with the size.
      let start = bytes[12..<16].elementsEqual("CgBI".utf8) ? 32 : 16
      guard bytes.count >= start + 8 else { return nil }
      (width, height) = (number(at: start), number(at: start + 4))
    } else if bytes.count >= 10, bytes.starts(with: "GIF8".utf8) {
      width = Int(bytes[6]) | Int(bytes[7]) << 8
      height = Int(bytes[8]) | Int(bytes[9]) << 8
    } else {
      return nil
    }
  }
}

extension SettingsBundle {
  /// The size of one of the bundle's images in pixels; nil for a file that cannot be read, and for
  /// kinds of images whose head is not read.
  package func size(ofImage path: String) -> ImageSize? {
    guard case .success(let bytes) = bytes(of: path) else { return nil }
    return ImageSize(of: bytes)
  }
}
