/// Paths in the folder of documents, with `/` between their components.
package enum DocumentPath {
  /// The folder of a path; empty for the folder of all documents.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The last component of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
      ?? path
  }

  /// A path below a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// A relative path as seen from the folder of documents; nil when it leads out of it.
  package static func resolved(_ path: String, in folder: String) -> String? {
    var components = folder.split(separator: "/")
    for component in path.split(separator: "/") where component != "." {
      if component != ".." {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.joined(separator: "/")
  }

  /// A path of the folder of documents as seen from a folder in it.
  static func relative(_ path: String, from folder: String) -> String {
    let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(target.dropLast(), start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + target[shared...].map(String.init)).joined(separator: "/")
  }

  /// Whether a file is a document.
  package static func isDocument(_ path: String) -> Bool {
    extensions.contains { path.count > $0.count && path.lowercased().hasSuffix($0) }
  }

  /// Whether a document is the page of its folder.
  static func isLanding(_ path: String) -> Bool {
    isDocument(path) && withoutExtension(name(of: path)) == "index"
  }

  /// A path without `.md` or `.html`.
  static func withoutExtension(_ path: String) -> String {
    let known = (extensions + [".html"]).first { path.lowercased().hasSuffix($0) }
    return known.map { String(path.dropLast($0.count)) } ?? path
  }

  private static let extensions = [".md", ".markdown"]

  /// The words that the name of a file or folder is made of: `01-getting_started` is “Getting
  /// started”.
  static func title(of name: String) -> String {
    let words = withoutExtension(name).split { $0 == "-" || $0 == "_" || $0 == " " }
    let isNumbered = words.count > 1 && words[0].allSatisfy(\.isNumber)
    let text = (isNumbered ? words.dropFirst() : words[...]).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Whether one name stands before another: as text, but numbers in it by their value.
  static func comesBefore(_ a: String, _ b: String) -> Bool {
    var (first, second) = (Array(a.utf8)[...], Array(b.utf8)[...])
    while let x = first.first, let y = second.first {
      if x.isDigit, y.isDigit {
        let (one, other) = (first.takeNumber(), second.takeNumber())
        if one.count != other.count { return one.count < other.count }
        if one != other { return one.lexicographicallyPrecedes(other) }
      } else {
        if x != y { return x < y }
        first.removeFirst()
        second.removeFirst()
      }
    }
    return first.isEmpty && second.isEmpty ? a < b : first.isEmpty
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension ArraySlice<UInt8> {
  /// Takes the digits that come next, without zeros before them.
  fileprivate mutating func takeNumber() -> ArraySlice<UInt8> {
    let digits = prefix { $0.isDigit }
    removeFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
