private import Synchronization

/// A number that several threads count up.
final class Counter: Sendable {
  private let count = Atomic(0)

  /// The next number, from 0; nil when the limit is reached.
  func take(below limit: Int) -> Int? {
    let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }

  /// Counts up, and gives the number of counts so far.
  func increment() -> Int {
    count.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
