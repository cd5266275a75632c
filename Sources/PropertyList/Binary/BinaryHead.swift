/// The kind of an object and where its parts lie.
struct BinaryHead {
  enum Scalar {
    case boolean(Bool)
    case integer, real, date, data, ascii, utf16, utf8, uid
  }

  enum Kind {
    case scalar(Scalar)
    /// An array, or a set, which has no order to lose.
    case array
    case dictionary
  }

  let kind: Kind
  /// How many elements, entries, bytes or units of UTF-16 there are.
  let count: Int
  /// The bytes behind the head.
  let payload: Range<Int>

  var end: Int { payload.upperBound }
}

extension BinaryReader {
  /// The head of the object at an offset; nil if it is unknown or does not fit before the table.
  func head(at offset: Int) -> BinaryHead? {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      guard low == 8 || low == 9 else { return nil }
      return head(.scalar(.boolean(low == 9)), 0, at: offset + 1, size: 0)
    case 0x1: return low <= 4 ? head(.scalar(.integer), 1 << low, at: offset + 1) : nil
    case 0x2: return low == 2 || low == 3 ? head(.scalar(.real), 1 << low, at: offset + 1) : nil
    case 0x3: return low == 3 ? head(.scalar(.date), 8, at: offset + 1) : nil
    case 0x4: return counted(.scalar(.data), at: offset)
    case 0x5: return counted(.scalar(.ascii), at: offset)
    case 0x6: return counted(.scalar(.utf16), at: offset, size: 2)
    case 0x7: return counted(.scalar(.utf8), at: offset)
    case 0x8: return low < 8 ? head(.scalar(.uid), low + 1, at: offset + 1) : nil
    case 0xA, 0xB, 0xC: return counted(.array, at: offset, size: referenceSize)
    case 0xD: return counted(.dictionary, at: offset, size: 2 * referenceSize)
    default: return nil
    }
  }

  /// A head whose marker has the count in it, or an integer behind it.
  private func counted(_ kind: BinaryHead.Kind, at offset: Int, size: Int = 1) -> BinaryHead? {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return head(kind, low, at: offset + 1, size: size) }
    guard offset + 1 < objectsEnd, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3
    else { return nil }
    let width = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = bytes.integer(at: offset + 2, size: width) else { return nil }
    return head(kind, count, at: offset + 2 + width, size: size)
  }

  private func head(
    _ kind: BinaryHead.Kind, _ count: Int, at start: Int, size: Int = 1
  ) -> BinaryHead? {
    guard start <= objectsEnd, size == 0 || count <= (objectsEnd - start) / size else { return nil }
    return BinaryHead(kind: kind, count: count, payload: start..<start + count * size)
  }
}
