/// Finds the label that a person would take for that of a text field: what stands before it in its
/// line, or close above it.
struct LabelFinder {
  /// A view with a text, or one that wants a label.
  struct Place {
    /// Where the view lies in the scene; nil when the file does not say.
    let frame: Frame?
    /// The cell or the scene that the view lies in: a label never belongs to a field elsewhere.
    let scope: Int
    /// The place in the file.
    let order: Int
  }

  /// Matches labels with fields; both are in the order of the file.
  ///
  /// - Returns: The place in `labels` for each field; nil without a label. No label has two fields: of
  ///   those that might have it, the nearest does.
  static func match(labels: [Place], fields: [Place]) -> [Int?] {
    let labelsByScope = Dictionary(grouping: labels.indices) { labels[$0].scope }
    var pairs: [(distance: Double, field: Int, label: Int)] = []
    for (field, place) in fields.enumerated() {
      let near = window(of: labelsByScope[place.scope] ?? [], around: place.order, labels)
      for label in near {
        guard let distance = distance(from: labels[label], to: place) else { continue }
        pairs.append((distance, field, label))
      }
    }
    pairs.sort { ($0.distance, $0.field, $0.label) < ($1.distance, $1.field, $1.label) }
    var found = [Int?](repeating: nil, count: fields.count)
    var taken: Set<Int> = []
    for pair in pairs where found[pair.field] == nil && !taken.contains(pair.label) {
      found[pair.field] = pair.label
      taken.insert(pair.label)
    }
    return found
  }

  /// The labels that stand near in the file, which bounds the work whatever the file holds.
  private static func window(of labels: [Int], around order: Int, _ places: [Place]) -> ArraySlice<
    Int
  > {
    var (low, high) = (0, labels.count)
    while low < high {
      let middle = (low + high) / 2
      if places[labels[middle]].order < order { low = middle + 1 } else { high = middle }
    }
    return labels[max(0, low - 40)..<min(labels.count, low + 40)]
  }

  /// How far a label stands from a field, in points; nil where it is none of its.
  private static func distance(from label: Place, to field: Place) -> Double? {
    guard let from = label.frame, let to = field.frame else {
      // Without frames, only what stands right before the field in the file may be its label.
      let steps = field.order - label.order
      return label.frame == nil && field.frame == nil && steps > 0 && steps <= 12
        ? Double(steps) : nil
    }
    let shared = min(from.maxY, to.maxY) - max(from.y, to.y)
    let gap = to.x - from.maxX
    if shared >= min(from.height, to.height) / 2, gap >= -4, gap <= 200 { return max(gap, 0) }

    let above = to.y - from.maxY
    let overlap = min(from.maxX, to.maxX) - max(from.x, to.x)
    guard above >= -4, above <= 32, overlap >= min(from.width, to.width) / 2, overlap > 0 else {
      return nil
    }
    // What stands in the line is nearer than what stands above; of two above, the first one.
    return 8 + max(above, 0) + min(abs(from.x - to.x), 100) / 100
  }
}

extension String {
  /// Whether the text can be a field's label: short, and more than punctuation.
  var isLabel: Bool {
    unicodeScalars.count <= 80 && unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
