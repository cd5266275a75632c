/// Which pages lead to each other, directly or by others: the strongly connected components of a
/// bundle's links, found as Tarjan does in one walk.
struct PageCircles {
  /// The number of the circle that each page is in; a page in none has one of its own.
  private var circles: [String: Int] = [:]

  /// What the walk knows of a page.
  private struct Visit {
    let number: Int
    /// The least number that can be reached from the page.
    var lowest: Int
    var isOpen = true

    mutating func lower(to number: Int) { lowest = min(lowest, number) }
  }

  private struct Step {
    let page: String
    var next: [String]
  }

  /// Finds the circles of pages and those that each of them leads to.
  init(of links: [String: Set<String>]) {
    var visits: [String: Visit] = [:]
    var open: [String] = []
    for start in links.keys.sorted() where visits[start] == nil {
      // A stack of our own: a chain of pages may be long.
      var steps: [Step] = []
      func enter(_ page: String) {
        visits[page] = Visit(number: visits.count, lowest: visits.count)
        open.append(page)
        steps.append(Step(page: page, next: Array(links[page] ?? [])))
      }
      enter(start)
      while let last = steps.indices.last {
        let page = steps[last].page
        if let next = steps[last].next.popLast() {
          if let visit = visits[next] {
            if visit.isOpen { visits[page]?.lower(to: visit.number) }
          } else {
            enter(next)
          }
          continue
        }
        steps.removeLast()
        guard let visit = visits[page] else { continue }
        if let parent = steps.last?.page { visits[parent]?.lower(to: visit.lowest) }
        guard visit.lowest == visit.number else { continue }
        while let member = open.popLast() {
          visits[member]?.isOpen = false
          circles[member] = visit.number
          if member == page { break }
        }
      }
    }
  }

  /// Whether a link from one page to another is part of a circle.
  func join(_ page: String, _ other: String) -> Bool {
    circles[page].map { $0 == circles[other] } ?? false
  }
}
