extension String {
  /// The values of an attribute in markup, as they are written, in their order.
  func values(of attribute: String) -> [String] {
    components(between: " \(attribute)=\"", and: "\"")
  }

  /// What stands between two texts, each time.
  func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().map { rest in
      String(rest.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }
}
