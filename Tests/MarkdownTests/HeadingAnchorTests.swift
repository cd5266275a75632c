import Diagnostics
import Markdown
import Testing

struct HeadingAnchorTests {
  @Test(arguments: [
    ("# Text Fields", ["text-fields"]),
    ("# A `code` & *more*", ["a-code--more"]),
    ("# What's new?", ["whats-new"]),
    ("# snake_case and kebab-case", ["snake_case-and-kebab-case"]),
    ("# Größe und Straße", ["größe-und-straße"]),
    ("# 設定アプリ", ["設定アプリ"]),
    ("# Настройки", ["настройки"]),
    ("# إعدادات", ["إعدادات"]),
    ("# हिन्दी", ["हिन्दी"]),
    ("# 🎉 Party", ["-party"]),
    ("# 1.2.3", ["123"]),
    ("# a  b", ["a--b"]),
    ("# One\n# One\n# One", ["one", "one-1", "one-2"]),
    ("# A\n# A\n# A-1", ["a", "a-1", "a-1-1"]),
    ("# A-1\n# A\n# A", ["a-1", "a", "a-2"]),
    ("> # In a quote\n\n- # In a list", ["in-a-quote", "in-a-list"]),
    ("# !", [""]),
  ])
  func areThoseOfGitHub(_ markdown: String, _ expected: [String]) {
    #expect(anchors(in: read(markdown).blocks) == expected)
  }

  private func anchors(in blocks: [MarkdownBlock]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block.kind {
      case .heading(let heading): [heading.anchor]
      case .quote(let blocks): anchors(in: blocks)
      case .list(let list): list.items.flatMap { anchors(in: $0.blocks) }
      default: []
      }
    }
  }
}

/// Reads a text that is written in a test.
func read(_ markdown: String, options: MarkdownOptions = .init()) -> MarkdownDocument {
  .read(SourceText(path: "page.md", utf8: Array(markdown.utf8)), options: options)
}
