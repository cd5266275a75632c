package import Diagnostics
internal import YAML

/// What a document says about itself, in YAML between two lines of `---` above its text.
package struct FrontMatter: Hashable, Sendable {
  /// The title in navigation and the browser; nil for the first heading.
  package var title: String?
  /// The document in a sentence, for search engines and lists.
  package var description: String?
  /// The place among its siblings, the least first; nil for behind those that have one.
  package var order: Int?
  /// Whether the document is not to be published yet.
  package var isDraft = false
  /// The name of the page's file, without extension; nil for that of the document.
  package var slug: String?
  package var aliases: [Alias] = []

  /// A former address of the page.
  package struct Alias: Hashable, Sendable {
    /// The path in the folder of documents, which ends in `.html`.
    package let page: String
    package let range: SourceRange
  }

  package init() {}
}

extension FrontMatter {
  /// Reads what stands above a document's text.
  ///
  /// - Returns: What it says, and the line that the text begins with, counted from 1.
  static func read(
    _ source: SourceText, isLanding: Bool, diagnostics: inout [Diagnostic]
  ) -> (FrontMatter, textLine: Int) {
    guard source.isFence(line: 1) else { return (FrontMatter(), 1) }
    var last = 2
    // Nobody writes front matter of thousands of lines.
    while last < 1000, source.line(last) != nil, !source.isFence(line: last) { last += 1 }
    guard source.isFence(line: last) else {
      // A page may begin with a rule, too.
      guard source.isKey(line: 2) else { return (FrontMatter(), 1) }
      diagnostics.append(
        source.diagnostic(.noEnd, at: source.range(0..<min(3, source.utf8.count))))
      return (FrontMatter(), 1)
    }
    let start = source.offset(of: SourcePosition(line: 2, column: 1))
    let end = source.offset(of: SourcePosition(line: last, column: 1))
    let yaml = YAMLReader.read(source, in: start..<end)
    diagnostics += yaml.diagnostics
    var reader = YAMLMappingReader(yaml.root, of: source)
    let matter = FrontMatter(reading: &reader, isLanding: isLanding)
    diagnostics += reader.finish()
    return (matter, last + 1)
  }

  private init(reading reader: inout YAMLMappingReader, isLanding: Bool) {
    // In lists a title is one line; nothing but space is none.
    let words = reader.string("title")?.split(whereSeparator: \.isWhitespace) ?? []
    title = words.isEmpty ? nil : words.joined(separator: " ")
    description = reader.string("description")
    order = reader.integer("order", in: -1_000_000...1_000_000)
    isDraft = reader.boolean("draft") ?? false
    if let slug = reader.locatedString("slug") {
      if isLanding {
        reader.report(.slugOfLanding, at: slug.range)
      } else if Self.isFileName(slug.value) {
        self.slug = slug.value
      } else {
        reader.report(.noSlug(slug.value), at: slug.range)
      }
    }
    for alias in reader.locatedStrings("aliases") ?? [] {
      if let path = Self.page(of: alias.value) {
        aliases.append(.init(page: path, range: alias.range))
      } else {
        reader.report(.noAlias(alias.value), at: alias.range)
      }
    }
  }

  private static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && !text.utf8.contains(UInt8(ascii: "/"))
      && !text.utf8.contains(UInt8(ascii: "\\")) && text.utf8.allSatisfy { $0 >= 0x20 }
  }

  /// The page that an alias means, be it written as a document, as a page or as a folder; nil when
  /// it leads out of the folder of documents.
  private static func page(of alias: String) -> String? {
    guard !alias.isEmpty, alias.utf8.allSatisfy({ $0 >= 0x20 }), !alias.contains("\\") else {
      return nil
    }
    let written = alias.hasSuffix("/") ? alias + "index" : alias
    guard let path = DocumentPath.resolved(written.droppingPrefix("/"), in: "") else { return nil }
    let base = DocumentPath.withoutExtension(path)
    return base.isEmpty ? nil : base + ".html"
  }
}

extension SourceText {
  /// Whether a line is what stands above and below front matter.
  fileprivate func isFence(line: Int) -> Bool {
    guard var bytes = self.line(line) else { return false }
    while bytes.last == UInt8(ascii: " ") || bytes.last == UInt8(ascii: "\t") { bytes.removeLast() }
    return bytes.elementsEqual("---".utf8)
  }
}

extension SourceText {
  /// Whether a line begins as `key: value` does.
  fileprivate func isKey(line: Int) -> Bool {
    guard let word = self.line(line)?.prefix(while: { $0 > 0x20 }) else { return false }
    return word.count > 1 && word.last == UInt8(ascii: ":")
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension Diagnostic.Message {
  static let noEnd = Self(
    .error, "front-matter", "the front matter has no end; close it by a line of “---”")

  static let slugOfLanding = Self(
    .error, "front-matter", "the page of a folder is “index.html”, and has no slug")

  static func noSlug(_ text: String) -> Self {
    .init(.error, "front-matter", "“\(text)” is no name of a file; a slug is one, without “/”")
  }

  static func noAlias(_ text: String) -> Self {
    .init(.error, "front-matter", "the alias “\(text)” leads out of the folder of documents")
  }
}
