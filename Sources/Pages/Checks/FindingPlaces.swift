internal import Diagnostics
internal import Settings
internal import TextInput

/// Where the pages of a site show what a finding is about.
struct FindingPlaces {
  struct Place {
    let pane: String
    /// The element's place in the page's file; nil when the finding is about the page.
    let row: Int?
    /// The devices that show the element, or the page.
    let idioms: [UserInterfaceIdiom]
  }

  /// A page's file as one device shows it.
  private struct Shown {
    let pane: String
    let idiom: UserInterfaceIdiom
    /// The places of the elements that have a row or a section.
    let rows: Set<Int>
    /// Where elements stand in the file, by where they begin, and their places.
    let ranges: [(range: SourceRange, index: Int)]

    /// The place of the element in whose range a position lies.
    func element(at position: SourcePosition) -> Int? {
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].range.start <= position { low = middle + 1 } else { high = middle }
      }
      return ranges[..<low].last { position < $0.range.end }?.index
    }
  }

  private let shown: [String: [Shown]]

  /// Looks up the pages that findings are about.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - entry: The bundle that they are about.
  ///   - localized: The bundle in the language of the links; nil when the site shows none.
  init(of diagnostics: [Diagnostic], in entry: BundleEntry, _ localized: LocalizedBundle?) {
    let wanted = Set(diagnostics.map(\.location.path))
    var shown: [String: [Shown]] = [:]
    for pane in entry.bundle.panes {
      for idiom in entry.idioms(of: pane) {
        guard let screen = localized?.screen(of: pane, on: idiom) else { continue }
        let path = entry.bundle.location(of: nil, in: screen.file).path
        guard wanted.contains(path) else { continue }
        let elements = screen.sections.flatMap { ($0.group.map { [$0] } ?? []) + $0.rows }
        let ranges = screen.file.specifiers.compactMap { specifier in
          specifier.range.map { (range: $0, index: specifier.index) }
        }
        shown[path, default: []].append(
          Shown(
            pane: pane.name, idiom: idiom, rows: Set(elements.map(\.index)),
            ranges: ranges.sorted { $0.range.start < $1.range.start }))
      }
    }
    self.shown = shown
  }

  /// The place of a finding; nil when it is about no page that the site shows.
  subscript(diagnostic: Diagnostic) -> Place? {
    let candidates = shown[diagnostic.location.path] ?? []
    if let start = diagnostic.location.range?.start {
      for candidate in candidates {
        guard let row = candidate.element(at: start) else { continue }
        let ofPane = candidates.filter { $0.pane == candidate.pane }
        return Place(
          pane: candidate.pane, row: row,
          idioms: ofPane.filter { $0.rows.contains(row) }.map(\.idiom))
      }
    }
    // A file of several pages, as a storyboard, is that of none of them.
    guard let pane = candidates.first?.pane, candidates.allSatisfy({ $0.pane == pane }) else {
      return nil
    }
    return Place(pane: pane, row: nil, idioms: candidates.map(\.idiom))
  }
}
