internal import Diagnostics

/// The rules of those who read bundles: what is wrong with a file, and which files lead nowhere. They are
/// applied while reading; here stands what is known of them.
extension RuleRegistry {
  static let readerRules: [RuleFacts] = pages + propertyLists + files

  private static let pages = [
    RuleFacts(
      "localized-page", .warning, "a page lies in a language folder",
      because: "Settings was not seen to show such pages; their texts belong into strings tables."),
    RuleFacts(
      "missing-file", .warning, "a child pane has no “File”",
      because: "The row opens nothing (InAppSettingsKit #230; 12 rows of 46 public apps)."),
    RuleFacts(
      "missing-image", .warning, "an image is not in the bundle",
      because: "Images of sliders must lie in the settings bundle itself (the readme of "
        + "CRDSettings)."),
    RuleFacts(
      "missing-pane", .error, "“File” names a page that is not there",
      because: "The row opens an empty page. Where only the case of letters differs, it works in "
        + "the simulator and fails on a device (InAppSettingsKit #81, #132)."),
    RuleFacts(
      "missing-root", .error, "there is no “Root.plist”",
      because: "Without it, Settings does not list the app's settings (Apple's schema reference)."),
    RuleFacts(
      "missing-table", .warning, "no language has the strings table that a page names",
      because:
        "The page shows its keys untranslated; 13 pages of 46 public apps name no table that "
        + "is there."),
    RuleFacts(
      "no-specifiers", .warning, "a page has no “PreferenceSpecifiers”",
      because: "Settings shows an empty page (Apple's schema reference)."),
    RuleFacts(
      "orphan-pane", .warning, "no row leads to a page",
      because: "Nobody can open it: it was forgotten, or a row's “File” is misspelt."),
    RuleFacts(
      "unknown-language", .error, "a folder such as “xyz1.lproj” names no language",
      because: "No device has that language, so its texts never show."),
    RuleFacts(
      "unused-file", .note, "no device uses a page's file",
      because: "A file such as “Root~ipad.plist” takes the place of “Root.plist” on its device; "
        + "where both devices have one, the plain file never shows."),
  ]

  private static let propertyLists = [
    RuleFacts(
      "binary-property-list", .error, "a binary property list is damaged", because: damaged),
    RuleFacts(
      "duplicate-key", .warning, "a dictionary or strings table has a key twice",
      because: "Only one of the two values counts, and readers differ in which."),
    RuleFacts(
      "empty-property-list", .error, "a property list says nothing", because: damaged),
    RuleFacts(
      "escape", .error, "an escape in a strings table is malformed", because: damaged),
    RuleFacts(
      "invalid-text", .error, "a file holds bytes that are no text in its encoding",
      because: "Tables in an encoding that the reader does not expect are not read at all."),
    RuleFacts(
      "malformed-value", .error, "a number, date or data is misspelt", because: damaged),
    RuleFacts(
      "missing-comma", .error, "a comma is missing in an old property list", because: damaged),
    RuleFacts(
      "missing-equals-sign", .error, "an equals sign is missing in a strings table",
      because: damaged),
    RuleFacts("missing-key", .error, "a value has no key", because: damaged),
    RuleFacts(
      "missing-quotes", .error, "a text in a strings table is not quoted to its end",
      because: damaged),
    RuleFacts(
      "missing-semicolon", .error, "a semicolon is missing in a strings table",
      because: "Apple's tools refuse such a table, and all of its texts are lost."),
    RuleFacts("missing-value", .error, "a key has no value", because: damaged),
    RuleFacts(
      "nesting", .error, "a file is nested too deeply to be read",
      because: "No honest bundle is; readers that follow it run out of stack."),
    RuleFacts(
      "property-list-syntax", .error, "something cannot stand in a property list",
      because: damaged),
    RuleFacts(
      "stray-text", .error, "a text stands where none can", because: damaged),
    RuleFacts(
      "unclosed-comment", .error, "a comment in a strings table is not closed",
      because: "All texts behind it are lost."),
    RuleFacts(
      "unknown-element", .error, "a property list has an element that there is none of",
      because: damaged),
    RuleFacts(
      "unknown-encoding", .warning, "an XML file names an encoding that nobody knows",
      because: "Readers guess, and may guess differently."),
    RuleFacts(
      "value-is-no-string", .error, "a value of a strings table is no text",
      because: "It cannot be shown, and is left out."),
    RuleFacts(
      "xml-entity", .error, "an XML file refers to what it does not declare", because: damaged),
    RuleFacts(
      "xml-epilog", .warning, "something stands behind the end of an XML file", because: lax),
    RuleFacts("xml-prolog", .warning, "something stands before the XML declaration", because: lax),
    RuleFacts("xml-syntax", .error, "a file is no well-formed XML", because: damaged),
  ]

  private static let damaged =
    "Settings shows nothing of a page or table that it cannot read, and does not say why."
  private static let lax = "Vitrine reads past it; Apple's reader may refuse the file."

  private static let files = [
    RuleFacts(
      "document-type", .error, "an Interface Builder file is of a kind that is not read",
      because: "Its text fields and text views are not known."),
    RuleFacts(
      "file-name", .warning, "a file's name is no text in UTF-8",
      because: "Names outside of UTF-8 cannot be asked for on a device."),
    RuleFacts(
      "file-size", .error, "a file is too large to be read",
      because: "Settings bundles are small; what is not gave no end of trouble elsewhere."),
    RuleFacts(
      "idle-comment", .warning, "a comment that should switch rules off does nothing",
      because: "The rules that were meant stay on, or whoever reads it believes them off."),
    RuleFacts(
      "more-problems", .note, "a file has more problems than are shown",
      because: "A damaged file can draw millions of messages; the first ones are what helps."),
    RuleFacts(
      "no-text-objects", .note, "an Interface Builder file has no text fields or text views",
      because: "There is nothing to show of it."),
    RuleFacts(
      "stray-link", .warning, "a link leads out of the bundle",
      because: "Where it leads is not part of the built app."),
    RuleFacts(
      "unknown-rule", .error, "a comment or “vitrine.yml” names a rule that there is none of",
      because: "The rule that was meant stays on."),
    RuleFacts(
      "unreadable-file", .error, "a file cannot be read",
      because: "What stands in it is missing from everything."),
  ]
}
