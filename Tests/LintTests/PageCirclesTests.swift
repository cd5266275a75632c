import Testing

@testable import Lint

struct PageCirclesTests {
  /// Links as `a>bc` (a leads to b and c), and those of them that are part of a circle.
  @Test(arguments: [
    ("", ""), ("a>b b>c", ""), ("a>a", "aa"), ("a>b b>a", "ab ba"), ("a>b b>c c>a", "ab bc ca"),
    ("a>bc b>d c>d", ""), ("a>b b>ac c>d d>c", "ab ba cd dc"), ("a>b b>c c>bd d>e", "bc cb"),
    ("a>z", ""), ("b>a a>bc c>b", "ba ab ac cb"),
  ])
  func circlesAreFound(_ text: String, _ expected: String) {
    var links: [String: Set<String>] = [:]
    for part in text.split(separator: " ") {
      links[String(part.first ?? "?")] = Set(part.dropFirst(2).map(String.init))
    }
    let circles = PageCircles(of: links)
    let found = links.flatMap { page, others in
      others.filter { circles.join(page, $0) }.map { page + $0 }
    }
    #expect(Set(found) == Set(expected.split(separator: " ").map(String.init)))
  }

  /// Neither a long chain nor many links take more than one walk.
  @Test func aChainOfManyPagesHasNoCircle() {
    let count = 20_000
    var links: [String: Set<String>] = [:]
    for page in 0..<count { links["\(page)"] = Set((1...5).map { "\(page + $0)" }) }
    #expect(!PageCircles(of: links).join("0", "1"))
    links["\(count)"] = ["0"]
    #expect(PageCircles(of: links).join("0", "1"))
  }
}
