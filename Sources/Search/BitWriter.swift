/// Writes bits as digits of six bits each: those of Base64 for addresses.
struct BitWriter {
  private(set) var complete: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The digit of a number below 64.
  static func digit(_ value: Int) -> UInt8 { alphabet[value] }

  /// Everything that was written, with zeros up to the end of the last digit.
  var digits: [UInt8] {
    count == 0 ? complete : complete + [Self.digit(Int(bits << (6 - count) & 63))]
  }

  /// Writes the lowest bits of a number, the highest of them first.
  mutating func append(_ value: Int, bits width: Int) {
    precondition(width <= 32, "few bits at a time")
    bits = bits << UInt64(width) | UInt64(value) & (1 << UInt64(width) - 1)
    count += width
    while count >= 6 {
      count -= 6
      complete.append(Self.digit(Int(bits >> UInt64(count) & 63)))
    }
  }

  /// Writes zeros, and a one behind them.
  mutating func append(unary zeros: Int) {
    for _ in 0..<zeros / 32 { append(0, bits: 32) }
    append(1, bits: zeros % 32 + 1)
  }

  /// Writes a rising list of numbers below some count, with the length of the list before it.
  mutating func append(_ numbers: ArraySlice<Int32>, of total: Int) {
    let length = Int.bitWidth - 1 - numbers.count.leadingZeroBitCount
    append(unary: length)
    append(numbers.count, bits: length)
    var parameter = 0
    while numbers.count << (parameter + 1) <= total { parameter += 1 }
    var next = 0
    for number in numbers {
      let skipped = Int(number) - next
      append(unary: skipped >> parameter)
      append(skipped, bits: parameter)
      next = Int(number) + 1
    }
  }
}
