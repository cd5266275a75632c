/// A set of constants, such as UIKit keeps in one number.
package struct TextInputOptions<Option: TextInputConstant>: OptionSet, Hashable, Sendable
where Option.RawValue == UInt {
  package var rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package init(_ options: [Option]) {
    self.init(rawValue: options.reduce(0) { $0 | $1.rawValue })
  }

  /// The single constants in the set, in UIKit's order; none for the empty set.
  package var options: [Option] {
    Option.allCases.filter { option in
      option.rawValue.nonzeroBitCount == 1 && rawValue & option.rawValue != 0
    }
  }
}
