/// Where each character of a UTF-8 text begins: libyaml counts characters, and we count bytes.
struct CharacterOffsets {
  private static let stride = 64

  private let utf8: ArraySlice<UInt8>
  /// The offset of each 64th character; empty when all are of one byte.
  private var checkpoints: [UInt32] = []

  init(_ utf8: ArraySlice<UInt8>) {
    self.utf8 = utf8
    guard utf8.contains(where: { $0 >= 0x80 }) else { return }
    var character = 0
    for (offset, byte) in utf8.enumerated() where byte & 0xC0 != 0x80 {
      if character.isMultiple(of: Self.stride) { checkpoints.append(UInt32(clamping: offset)) }
      character += 1
    }
  }

  /// The offset of a character's first byte, from the text's start; behind the last, its end.
  func byteOffset(of character: Int) -> Int {
    guard !checkpoints.isEmpty else { return min(character, utf8.count) }
    let checkpoint = character / Self.stride
    guard checkpoint < checkpoints.count else { return utf8.count }
    var offset = Int(checkpoints[checkpoint])
    var remaining = character % Self.stride
    let bytes = utf8[(utf8.startIndex + offset)...]
    for byte in bytes.dropFirst() {
      if remaining == 0 { return offset }
      offset += 1
      if byte & 0xC0 != 0x80 { remaining -= 1 }
    }
    return remaining == 0 ? offset : utf8.count
  }
}
