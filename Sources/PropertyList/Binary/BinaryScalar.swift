extension BinaryReader {
  /// The value of an object without parts; nil if it means nothing.
  func content(of scalar: BinaryHead.Scalar, _ payload: Range<Int>) -> PropertyListValue.Content? {
    switch scalar {
    case .boolean(let flag): return .boolean(flag)
    case .integer: return integer(payload)
    case .real: return real(payload)
    case .date:
      guard let bits = bytes.bits(at: payload.lowerBound, size: 8) else { return nil }
      return BinaryDate.text(secondsSince2001: Double(bitPattern: bits)).map { .date(text: $0) }
    case .data: return .data(base64: Base64.text(of: bytes[payload]))
    case .ascii, .utf8:
      return .string(LiteralString(String(decoding: bytes[payload], as: UTF8.self)))
    case .utf16:
      let units = (0..<payload.count / 2).map { unit in
        let offset = payload.lowerBound + 2 * unit
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
      }
      return .string(LiteralString(String(decoding: units, as: UTF16.self)))
    case .uid:
      // As the other formats spell it, which have no such kind.
      guard let number = bytes.bits(at: payload.lowerBound, size: payload.count) else { return nil }
      let value = PropertyListValue.Content.integer(
        text: String(number), value: Int64(exactly: number))
      return .dictionary(PropertyListDictionary([.init("CF$UID", PropertyListValue(value))]))
    }
  }

  /// Integers of one, two and four bytes have no sign; those of eight have; those of sixteen hold
  /// what eight bytes without sign can.
  private func integer(_ payload: Range<Int>) -> PropertyListValue.Content? {
    let width = min(payload.count, 8)
    guard let low = bytes.bits(at: payload.upperBound - width, size: width) else { return nil }
    let signed = Int64(bitPattern: low)
    switch payload.count {
    case 16:
      guard let high = bytes.bits(at: payload.lowerBound, size: 8) else { return nil }
      if high == 0 { return .integer(text: String(low), value: Int64(exactly: low)) }
      return high == .max && signed < 0 ? .integer(text: String(signed), value: signed) : nil
    case 8: return .integer(text: String(signed), value: signed)
    default: return .integer(text: String(low), value: signed)
    }
  }

  private func real(_ payload: Range<Int>) -> PropertyListValue.Content? {
    guard let bits = bytes.bits(at: payload.lowerBound, size: payload.count) else { return nil }
    if payload.count == 4 {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      return .real(text: "\(value)", value: Double(value))
    }
    let value = Double(bitPattern: bits)
    return .real(text: "\(value)", value: value)
  }
}
