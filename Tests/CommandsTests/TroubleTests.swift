import Commands
import Foundation
import Synchronization
import Testing

/// What is said when the world is not as it should be.
struct TroubleTests {
  private final class Remarks: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { String(decoding: bytes.withLock(\.self), as: UTF8.self) }
  }

  private struct Full: Error, CustomStringConvertible {
    var description: String { "no space left" }
  }

  @Test(arguments: [["--help"], ["--version"], ["build", "--help"], ["inspect", "--help"]])
  func whatCannotBeWrittenIsAFailure(words: [String]) async {
    let remarks = Remarks()
    let console = Console(
      isTerminal: false, product: { _ in throw Full() }, remark: { remarks.append($0) })
    #expect(await Tool.run(words, on: console) == .couldNotRun)
    #expect(remarks.text == "vitrine: no space left\n")
  }

  @Test func aProjectThatCannotBeBuiltTellsWhatIsWrongInItsFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "vitrine.yml")
    try Data("titel: Lagoon\nbundles: none\n".utf8).write(to: file)
    let remarks = Remarks()
    let console = Console(isTerminal: false, product: { _ in }, remark: { remarks.append($0) })
    let words = ["build", "--config", file.path(percentEncoded: false)]
    #expect(await Tool.run(words, on: console) == .couldNotRun)
    #expect(remarks.text.contains("vitrine.yml:1:1: error: unknown key “titel”"))
    #expect(remarks.text.hasSuffix("none: no such folder\n"))
  }
}
