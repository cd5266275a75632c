internal import Diagnostics

/// What has been read of an element’s tag.
struct MarkupElement: Hashable {
  enum ScriptKind: Hashable {
    case code, data
  }

  var isEndTag = false
  /// The name, in lower case.
  var name: [UInt8] = []
  /// What a script’s type makes of it.
  private(set) var scriptKind = ScriptKind.code
  private var hasSource = false
  private var hasType = false
  private var hasRelation = false
  private var hasHTTPEquivalent = false
  /// Whether a `meta` is one that leads on to another page.
  private(set) var refreshes = false
  /// The value in the `content` of a `meta`.
  var metaValue: MarkupPlace?
  /// Whether the `rel` of a link asks for something to be loaded.
  private var loads = false
  /// The address of a link to another server.
  var network: MarkupPlace?
  /// Whether something in the element’s text has been reported.
  var isReported = false

  init(isEndTag: Bool = false, name: [UInt8] = []) {
    self.isEndTag = isEndTag
    self.name = name
  }

  var nameText: String { String(decoding: name, as: UTF8.self) }

  func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }

  /// Whether the element is a script that holds data.
  var isDataScript: Bool { isNamed("script") && scriptKind == .data }
}

// MARK: - Attributes

extension MarkupElement {
  /// Notes that the element has an attribute; says whether it is the first of its name, for those
  /// that matter.
  mutating func note(_ attribute: String) -> Bool {
    switch (nameText, attribute) {
    case ("script", "src"), ("script", "href"), ("script", "xlink:href"):
      // Only a HTML script has a `src`; one within `svg` has an address, but may have code as well.
      if attribute == "src" { hasSource = true }
      return true
    case ("script", "type"):
      defer { hasType = true }
      return !hasType
    case ("link", "rel"):
      defer { hasRelation = true }
      return !hasRelation
    case ("meta", "http-equiv"):
      hasHTTPEquivalent = true
      return true
    default: return true
    }
  }

  /// Takes the value of an attribute in; says what is wrong with it.
  mutating func take(_ attribute: MarkupAttribute) -> Diagnostic.Message? {
    guard attribute.rule == .word else { return nil }
    switch (nameText, attribute.nameText) {
    case ("script", "type"):
      let isData = attribute.words == ["application/json"]
      scriptKind = isData || attribute.words == ["application/ld+json"] ? .data : .code
    case ("link", "rel"):
      loads = !attribute.words.allSatisfy(Self.relationsThatLoadNothing.contains)
    case ("meta", "http-equiv"): refreshes = attribute.words == ["refresh"]
    case ("meta", "charset"): return attribute.words == ["utf-8"] ? nil : .charset
    default: break
    }
    return nil
  }

  private static let relationsThatLoadNothing: Set = [
    "alternate", "author", "bookmark", "canonical", "external", "help", "license", "me", "next",
    "nofollow", "noopener", "noreferrer", "prev", "search", "shortlink", "tag",
  ]
}

// MARK: - Remarks

extension MarkupElement {
  /// Why the element may not be there at all.
  func refusal(inNoscript: Bool) -> Diagnostic.Message? {
    guard !isEndTag else { return nil }
    switch nameText {
    case "style": return .styleElement
    case "base": return .baseElement
    case "plaintext", "xmp", "noembed", "noframes": return .obsoleteElement(nameText)
    case "script", "title", "textarea", "iframe": return inNoscript ? .markupInNoscript : nil
    default: return nil
    }
  }

  /// What is wrong with the whole of a start tag that began there.
  func findings(at place: MarkupPlace) -> [MarkupFinding] {
    if isNamed("script"), scriptKind == .code, !hasSource {
      return [MarkupFinding(message: .inlineScript, place: place)]
    }
    if isNamed("meta"), hasHTTPEquivalent, let metaValue {
      return [MarkupFinding(message: .valueInHTTPEquivalent, place: metaValue)]
    }
    if isNamed("link"), loads, let network {
      return [MarkupFinding(message: .networkAddress("href"), place: network)]
    }
    return []
  }

  /// How a parser reads the element’s content; nil when like any other.
  var contentMode: MarkupState.Mode? {
    switch nameText {
    case "title", "textarea": .escapableText
    case "script", "style", "xmp", "iframe", "noembed", "noframes": .rawText
    case "plaintext": .plainText
    default: nil
    }
  }

  /// Why text may not stand in an element that holds nothing else; a tag is text there as well.
  func refusalOfText(isTag: Bool) -> Diagnostic.Message? {
    switch nameText {
    case "title", "textarea", "iframe": return isTag ? .tagInText(nameText) : nil
    case "script" where scriptKind == .data: return isTag ? .tagInData : nil
    case "script" where hasSource: return .codeBesideSource
    default: return nil
    }
  }
}
