internal import Diagnostics

/// The rules of those who read a project: its configuration, its documents, its theme. They are applied
/// while a site is made; here stands what is known of them.
extension RuleRegistry {
  static let projectRules: [RuleFacts] = configuration + documents + themes + site

  private static let configuration = [
    RuleFacts(
      "yaml-syntax", .error, "something is no YAML",
      because: "What stands behind it is not read."),
    RuleFacts(
      "yaml-unknown-key", .error, "there is no such key",
      because: "What is not understood does not count, and the site is not what was meant."),
    RuleFacts(
      "yaml-type", .error, "a value is of another type than its key wants",
      because: "What is not understood does not count, and the site is not what was meant."),
    RuleFacts(
      "yaml-value", .error, "a value is none of those to choose from",
      because: "What is not understood does not count, and the site is not what was meant."),
    RuleFacts(
      "yaml-duplicate-key", .error, "a key stands twice",
      because: "Only the first one counts; YAML allows neither."),
    RuleFacts(
      "yaml-alias", .error, "an alias repeats what there is not",
      because: "What is not understood does not count, and the site is not what was meant."),
    RuleFacts(
      "yaml-merge-key", .error, "“<<” is to merge mappings",
      because: "YAML 1.2 has no merge keys, and readers that know them differ."),
    RuleFacts(
      "yaml-tag", .warning, "a tag has no meaning",
      because: "The value is read as if the tag were not there."),
    RuleFacts(
      "yaml-documents", .error, "a file has a second document",
      because: "Only the first one is read."),
    RuleFacts(
      "yaml-limit", .error, "a file is larger or nested deeper than such a file would be",
      because: "Files that repeat themselves by aliases can take all of the memory."),
    RuleFacts(
      "base-url", .error, "“base-url” is no address",
      because: "Without its address, the site has no site map and no canonical links."),
    RuleFacts(
      "edit-url", .error, "“edit-url” is no address",
      because: "Without it, pages have no link to edit them."),
    RuleFacts(
      "no-language", .warning, "a language that is asked for is missing",
      because: "The pages in that language, to which others may lead, are not there."),
    RuleFacts(
      "theme-option", .error, "the theme has no such option or value",
      because: "The option’s first value counts in its place."),
  ]

  private static let documents = [
    RuleFacts(
      "front-matter", .error, "front matter has no end, or a name that is none",
      because: "Title, order and address of the page are not what was meant."),
    RuleFacts(
      "broken-link", .error, "a link leads nowhere",
      because: "A reader who follows it comes to nothing."),
    RuleFacts(
      "broken-anchor", .error, "a link leads to a heading that there is not",
      because: "The page opens at its top."),
    RuleFacts(
      "broken-image", .error, "an image is not there",
      because: "The page shows its text alone."),
    RuleFacts(
      "broken-setting", .error, "a setting that is named is not there",
      because: "Documentation that names settings that are gone is wrong."),
    RuleFacts(
      "absolute-link", .error, "a link begins with “/”",
      because: "It leads out of a site that is opened from a disk, or lies below another "
        + "address."),
    RuleFacts(
      "left-out", .note, "a link leads to a page that this site leaves out",
      because: "It will lead there once the language or device is shown."),
    RuleFacts(
      "markdown-link", .warning, "a link’s scheme is not allowed",
      because: "Other schemes can run scripts, or open programs."),
    RuleFacts(
      "markdown-html", .warning, "HTML in a document is shown as text",
      because: "It is rarely meant; pages from other people could bring scripts with them."),
    RuleFacts(
      "markdown-footnote", .warning, "a footnote is used by nobody, or has two texts",
      because: "Its text is not shown."),
    RuleFacts(
      "markdown-nesting", .warning, "a document is nested too deeply",
      because: "No reader could follow it, and readers of Markdown run out of memory."),
    RuleFacts(
      "markdown-too-slow", .error, "a document is built so that reading it takes for ever",
      because: "It is made to stop readers of Markdown; its text is shown as it is."),
    RuleFacts(
      "text-encoding", .error, "a document is no text in UTF-8",
      because: "Each byte that is no text is shown as a question mark in a box."),
  ]

  private static let themes = [
    RuleFacts(
      "missing-frame", .error, "a page has no template, or only one with errors",
      because: "The page is not made."),
    RuleFacts(
      "unused-template", .warning, "no page is made with a template",
      because: "Its name is misspelt, or it is a leftover."),
    RuleFacts(
      "template-syntax", .error, "a template is no Mustache",
      because: "A page whose template has an error is not made."),
    RuleFacts(
      "template-ignored-text", .warning, "text of a template is never written",
      because: "Between the blocks of a template that fills in another, only blocks count."),
    RuleFacts(
      "template-recursion", .error, "a template includes itself",
      because: "A page whose template has an error is not made."),
    RuleFacts(
      "template-dynamic-name", .error, "which template is included is not written out",
      because: "What cannot be known cannot be checked."),
    RuleFacts(
      "unknown-template", .error, "there is no such template",
      because: "A page whose template has an error is not made."),
    RuleFacts(
      "unknown-block", .error, "the template below has no such block",
      because: "What stands in the block is not written."),
    RuleFacts(
      "unknown-name", .error, "there is no such value",
      because: "Mustache would write nothing, and nobody would see why."),
    RuleFacts(
      "unescaped-value", .error, "a value has the wrong number of braces",
      because: "Text could become markup, or markup text."),
    RuleFacts(
      "unsafe-place", .error, "a value stands where it could become something else",
      because: "A name of a file or a key could add attributes or scripts to the page."),
    RuleFacts(
      "unsafe-markup", .error, "browsers would read markup otherwise than it is written",
      because: "What is checked must be what is shown."),
    RuleFacts(
      "unsafe-address", .error, "an address could run a script",
      because: "What is put into an address may come from anybody."),
    RuleFacts(
      "unbalanced-section", .error, "a section is written that would break the page",
      because: "Whether it is written or not, the page must be whole."),
    RuleFacts(
      "unfinished-markup", .error, "a page ends within a tag, comment or quote",
      because: "Browsers show nothing of what stands there."),
    RuleFacts(
      "content-policy", .error, "the browser would not load or run something",
      because: "Pages allow files of the site alone, so that nothing in a bundle can run."),
    RuleFacts(
      "blocked-address", .warning, "an address in the data would run a script",
      because: "`#blocked` is written in its place."),
  ]

  private static let site = [
    RuleFacts(
      "output-clash", .error, "two files of the site would take each other’s place",
      because: "The second one is missing from the site."),
    RuleFacts(
      "output-name", .error, "a file of the site has a name that file systems refuse",
      because: "The file is missing from the site."),
  ]
}
