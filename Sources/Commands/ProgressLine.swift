private import Synchronization

/// A line on a terminal that tells how far long work is.
final class ProgressLine: Sendable {
  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let last = Mutex<ContinuousClock.Instant?>(nil)

  init(on console: Console, isShown: Bool) {
    self.console = console
    self.isShown = isShown
  }

  /// Tells how much is done, unless the work has been short so far, or it was told just now.
  func show(_ done: Int, of all: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500) else { return }
    let isDue = last.withLock { last in
      guard last.map({ now - $0 > .milliseconds(100) }) ?? true else { return false }
      last = now
      return true
    }
    if isDue { console.say("\r\u{1B}[KRendering \(done) of \(all) files") }
  }

  /// Removes the line.
  func clear() {
    if last.withLock({ $0 != nil }) { console.say("\r\u{1B}[K") }
  }
}
