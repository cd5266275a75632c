internal import Diagnostics
private import Synchronization

/// The names of all files of a folder, and which of them somebody meant who wrote another.
final class FileNames: Sendable {
  private let paths: [String: [String]]
  private let names: [String]
  /// What was asked already: a link that is broken in one document is often broken in all.
  private let answers = Mutex<[String: String?]>([:])

  init(of files: [String]) {
    paths = Dictionary(grouping: files, by: DocumentPath.name)
    names = paths.keys.sorted()
  }

  /// The paths of the files that bear a name, or else of those that bear the one nearest to it.
  func paths(near name: String) -> [String] {
    paths[name] ?? nearest(to: name).flatMap { paths[$0] } ?? []
  }

  private func nearest(to name: String) -> String? {
    if let answer = answers.withLock({ $0[name] }) { return answer }
    let answer = names.nearest(to: name)
    answers.withLock { _ = $0.updateValue(answer, forKey: name) }
    return answer
  }
}
