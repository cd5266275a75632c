/// A version of iOS and iPadOS.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version as Apple writes it, such as `17.4`.
  package var description: String { "\(major).\(minor)" }

  package static func < (a: Self, b: Self) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
