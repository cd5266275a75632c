/// The footnotes of a page, which are numbered as they are referred to.
struct FootnoteNumbers {
  /// The node of each footnote's text, by its label, and in the order of the text.
  private(set) var texts: [String: Int] = [:]
  private var labels: [String] = []
  private var numbers: [String: Int] = [:]
  private var order: [String] = []
  private var handedOut = 0
  /// How many references there are to each of those that have a number.
  private(set) var references: [Int] = []

  mutating func define(_ label: String, at node: Int) {
    guard texts.updateValue(node, forKey: label) == nil else { return }
    labels.append(label)
  }

  /// The number for a reference, and which of the references to it this is, both from 1.
  mutating func reference(to label: String) -> (number: Int, occurrence: Int) {
    if let number = numbers[label] {
      references[number - 1] += 1
      return (number, references[number - 1])
    }
    order.append(label)
    references.append(1)
    numbers[label] = order.count
    return (order.count, 1)
  }

  /// The next footnote whose text is to be read, and its node.
  mutating func next() -> (label: String, node: Int)? {
    guard handedOut < order.count, let node = texts[order[handedOut]] else { return nil }
    handedOut += 1
    return (order[handedOut - 1], node)
  }

  /// Those that nothing refers to.
  var unused: [(label: String, node: Int)] {
    labels.compactMap { label in
      numbers[label] == nil ? texts[label].map { (label, $0) } : nil
    }
  }
}
