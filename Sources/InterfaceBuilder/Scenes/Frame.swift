/// Where a view lies, in points from the upper left corner.
struct Frame: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A frame such as `{{20, 72}, {254, 235}}`, or a size such as `{320, 44}`; nil for anything else.
  init?(archived text: String) {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    switch numbers.count {
    case 2: self.init(nil, nil, numbers[0], numbers[1])
    case 4: self.init(numbers[0], numbers[1], numbers[2], numbers[3])
    default: return nil
    }
  }

  /// A `rect` element's frame; nil when a number is missing.
  init?(_ element: ElementTree.Element) {
    let numbers = ["x", "y", "width", "height"].map { element[$0].flatMap(Double.init) }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private init?(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
    guard let width, let height else { return nil }
    let frame = Frame(x: x ?? 0, y: y ?? 0, width: width, height: height)
    guard [frame.x, frame.y, width, height].allSatisfy(\.isFinite) else { return nil }
    self = frame
  }
}
