/// How much time a text might take that libcmark reads in quadratic time.
///
/// Counted are steps of its loops, from above: escapes and code are not looked for, so that nothing
/// in a text can hide what the text costs.
struct SlowText {
  /// Links within images that do not end: each link looks through the images before it.
  ///
  /// Mended in libcmark 0.30.3.
  private(set) var imageSteps = 0
  /// Empty lines within nested lists: each goes through all the lists.
  private(set) var listSteps = 0

  /// Steps that take a good part of a second.
  private static let mostImageSteps = 100_000_000
  private static let mostListSteps = 10_000_000

  init(_ utf8: ArraySlice<UInt8>) {
    var images = 0
    var deepest = 0
    var emptyLines = 0
    var lines = 0
    for line in utf8.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      let start = Start(line)
      if start.isEmpty {
        // Links and images end with their paragraph.
        if start.marks == 0 { images = 0 }
        emptyLines += 1
        continue
      }
      if start.marks > 0 { lines += 1 }
      // An item with content ends the paragraph above it, wherever it stands.
      if start.isItem { images = 0 }
      deepest = max(deepest, start.marks + min(start.indentation / 2, lines))
      countImages(in: line, &images)
    }
    listSteps = deepest.multipliedReportingOverflow(by: emptyLines).partialValue
  }

  private mutating func countImages(in line: ArraySlice<UInt8>, _ images: inout Int) {
    var previous: UInt8 = 0
    for byte in line {
      if byte == UInt8(ascii: "["), previous == UInt8(ascii: "!") { images += 1 }
      if byte == UInt8(ascii: "]") { imageSteps += images }
      previous = byte
    }
  }

  /// Why the text is refused; nil for one that is not.
  func refusal(withSlowImages: Bool) -> String? {
    if withSlowImages, imageSteps > Self.mostImageSteps {
      return "the page has too many images and links in one paragraph: empty lines would part them"
    }
    if listSteps > Self.mostListSteps {
      return "the page has too many empty lines for lists that are nested this deeply"
    }
    return nil
  }

  /// The marks of quotes and lists that a line begins with.
  private struct Start {
    var marks = 0
    /// Columns of space before the first mark.
    var indentation = 0
    /// Whether nothing but marks of quotes stands in the line.
    var isEmpty = true

    /// Whether the line begins with a bullet that something stands behind, not indented as code is.
    let isItem: Bool

    init(_ line: ArraySlice<UInt8>) {
      let content = line.drop { $0 == UInt8(ascii: " ") }
      let bullet = content.first ?? 0
      isItem =
        content.startIndex - line.startIndex < 4
        && (bullet == UInt8(ascii: "-") || bullet == UInt8(ascii: "*")
          || bullet == UInt8(ascii: "+"))
        && content.dropFirst().first == UInt8(ascii: " ")
        && content.dropFirst(2).contains { !$0.isBlank }
      for byte in line {
        switch byte {
        case UInt8(ascii: " "): if marks == 0 { indentation += 1 }
        case UInt8(ascii: "\t"): if marks == 0 { indentation += 4 }
        case UInt8(ascii: ">"): marks += 1
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."),
          UInt8(ascii: ")"):
          marks += 1
          isEmpty = false
        case UInt8(ascii: "0")...UInt8(ascii: "9"): isEmpty = false
        default:
          isEmpty = false
          return
        }
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
