#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

internal import Site

/// Where a command writes: its product to one stream, all else to another.
package struct Console: Sendable {
  /// Whether the stream for remarks is a terminal, which can show progress.
  package let isTerminal: Bool
  /// The columns of the terminal; 80 where there is none.
  package let width: Int
  private let product: @Sendable ([UInt8]) throws -> Void
  private let remark: @Sendable ([UInt8]) -> Void

  package init(
    isTerminal: Bool, width: Int = 80, product: @escaping @Sendable ([UInt8]) throws -> Void,
    remark: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.isTerminal = isTerminal
    self.width = width
    self.product = product
    self.remark = remark
  }

  /// Writes what the user asked for.
  func write(_ text: String) throws { try product(Array(text.utf8)) }

  /// Writes what the user asked for.
  func write(_ bytes: [UInt8]) throws { try product(bytes) }

  /// Writes a remark.
  func say(_ text: String) { remark(Array(text.utf8)) }
}

extension Console {
  /// The streams of the process.
  package static var standard: Console {
    Console(
      isTerminal: isatty(STDERR_FILENO) == 1, width: terminalWidth,
      product: { bytes in
        // A reader that went away, such as `head`, has seen enough.
        guard FileSystem.write(bytes, to: STDOUT_FILENO) || errno == EPIPE else {
          throw FileError("standard output", "cannot be written")
        }
      },
      remark: { _ = FileSystem.write($0, to: STDERR_FILENO) })
  }

  private static var terminalWidth: Int {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else {
      return 80
    }
    return min(Int(size.ws_col), 100)
  }
}
