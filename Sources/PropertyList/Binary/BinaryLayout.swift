/// Where the objects of a binary property list lie.
///
/// The last 32 bytes say so: six that mean nothing here, the sizes of an offset and of a reference,
/// the number of objects, the number of the outermost one, and where the table of offsets begins.
struct BinaryLayout {
  /// How many objects there are.
  let objectCount: Int
  /// The number of the outermost object.
  let root: Int
  /// How many bytes the number of an object takes.
  let referenceSize: Int
  private let offsetSize: Int
  /// Where the table of offsets begins, and the objects end.
  let tableStart: Int
  private let bytes: [UInt8]

  /// The layout of a file; nil if it does not lie within the file.
  init?(of bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return nil }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = bytes.integer(at: trailer + 8, size: 8),
      let root = bytes.integer(at: trailer + 16, size: 8),
      let start = bytes.integer(at: trailer + 24, size: 8),
      start >= 8, start <= trailer, root < count, count <= (trailer - start) / offsetSize
    else { return nil }
    objectCount = count
    self.root = root
    tableStart = start
    self.bytes = bytes
  }

  /// Where an object begins; nil if there is none of that number, or it lies outside the objects.
  func offset(of object: Int) -> Int? {
    guard object < objectCount,
      let offset = bytes.integer(at: tableStart + object * offsetSize, size: offsetSize),
      offset >= 8, offset < tableStart
    else { return nil }
    return offset
  }
}

extension [UInt8] {
  /// The number that some bytes spell, the highest first; nil if it, or they, are out of bounds.
  func integer(at offset: Int, size: Int) -> Int? {
    bits(at: offset, size: size).flatMap { Int(exactly: $0) }
  }

  /// The bits of up to eight bytes, the highest first; nil if they are out of bounds.
  func bits(at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, size <= 8, offset <= count - size else { return nil }
    var bits: UInt64 = 0
    for place in offset..<offset + size { bits = bits << 8 | UInt64(self[place]) }
    return bits
  }
}
