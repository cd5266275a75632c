import Commands
import Synchronization

/// What a run of the program gave: its status, and what it wrote to each stream.
struct Recording {
  let status: ExitStatus
  let product: String
  let remarks: String

  /// Runs the program with these words behind its name.
  init(_ words: [String], isTerminal: Bool = false) async {
    let product = Stream()
    let remarks = Stream()
    let console = Console(
      isTerminal: isTerminal, product: { product.append($0) }, remark: { remarks.append($0) })
    status = await Tool.run(words, on: console)
    self.product = product.text
    self.remarks = remarks.text
  }

  private final class Stream: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { String(decoding: bytes.withLock(\.self), as: UTF8.self) }
  }
}
