import Diagnostics
import Documents
import TestSupport
import Testing

struct FrontMatterTests {
  @Test func everyKeyIsRead() {
    let text = """
      ---
      title: "A & B"
      description: About both.
      order: 3
      draft: true
      slug: both
      aliases: [old.md, older/page.html, folder/, plain]
      ---
      # Heading
      """
    let document = Document.read(SourceText(text), path: "a.md").document
    #expect(document.diagnostics == [])
    let matter = document.frontMatter
    #expect(matter.title == "A & B")
    #expect(matter.description == "About both.")
    #expect(matter.order == 3)
    #expect(matter.isDraft)
    #expect(matter.slug == "both")
    #expect(
      matter.aliases.map(\.page) == [
        "old.html", "older/page.html", "folder/index.html", "plain.html",
      ])
    #expect(document.title == "A & B")
    #expect(document.headings.map(\.title) == ["Heading"])
  }

  @Test(arguments: [
    ("---\n①titel: A\n---\n", ["① unknown key “titel”; did you mean “title”?"]),
    ("---\ntitle: A\norder: ①first\n---\n", ["① “order” wants a whole number"]),
    ("---\ndraft: ①yes\n---\n", ["① “draft” wants true or false"]),
    ("---\nslug: ①a/b\n---\n", ["① “a/b” is no name of a file"]),
    ("---\nslug: ①..\n---\n", ["① “..” is no name of a file"]),
    ("---\naliases: [b.md, ①../c.md]\n---\n", ["① the alias “../c.md” leads out"]),
    ("①---\ntitle: A\n", ["① the front matter has no end"]),
    (
      "---\ntitle: ②[\n①---\n# A\n",
      ["① expected a value, but the text ends", "② “title” wants a text, not a list"]
    ),
    ("---\n①- a\n---\n", ["① expected “key: value” lines"]),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ expected: [String]) {
    let marked = MarkedText(text)
    let document = Document.read(marked.source(), path: "a.md").document
    let found = marked.describe(document.diagnostics)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) { #expect(found.hasPrefix(expected)) }
  }

  @Test func aLandingPageHasNoSlug() {
    let text = "---\nslug: a\n---\n"
    let document = Document.read(SourceText(text), path: "sub/index.md").document
    #expect(document.diagnostics.map(\.message.rule) == ["front-matter"])
    #expect(document.frontMatter.slug == nil)
  }

  @Test(arguments: [
    ("# A", "A"), ("", "Getting started"), ("---\n---\n", "Getting started"),
    ("---\n\n# A\n", "A"), ("## B\n# A", "A"), ("# `a` *b*", "a b"),
    ("---   \r\ntitle: T\r\n---\r\n# A", "T"), ("\u{FEFF}---\ntitle: T\n---\n", "T"),
    ("---\ntitle: \"A \\n B\"\n---\n", "A B"), ("---\ntitle: \"  \"\n---\n# A", "A"),
  ])
  func theTitleIsThatOfTheFrontMatterTheHeadingOrTheFile(_ text: String, _ title: String) {
    let source = SourceText.decoding(Array(text.utf8), path: "x").source
    let path = "01-getting_started.md"
    #expect(Document.read(source, path: path).document.title == title)
  }

  /// Places are those of the whole file, front matter included.
  @Test func placesCountTheFrontMatter() {
    let text = MarkedText("---\ntitle: A\n---\n\n①[^a]: unused\n")
    let document = Document.read(text.source(), path: "a.md").document
    #expect(text.describe(document.diagnostics) == ["① nothing refers to footnote “a”"])
  }
}
