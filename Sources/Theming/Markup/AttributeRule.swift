/// What may stand in an attribute’s value.
enum AttributeRule: Hashable {
  /// Any text.
  case plain
  /// An address, or several.
  case address(Loading, isList: Bool)
  /// What decides how a browser takes the element, and must be written out.
  case word
  /// What an animation puts into another attribute.
  case animated
  /// Nothing: the attribute is reported wherever it stands.
  case refused(Refusal)

  /// Whether a browser loads what an address names.
  enum Loading: Hashable {
    case always, never
    /// As the `rel` of the element says.
    case byRelation
  }

  enum Refusal: Hashable {
    case style, handler, document
  }

  init(tag: String, attribute: String) {
    switch attribute {
    case "style": self = .refused(.style)
    case "srcdoc": self = .refused(.document)
    case _ where attribute.hasPrefix("on") && attribute.utf8.count > 2: self = .refused(.handler)
    case "href", "xlink:href": self = .address(Self.loading(ofHref: tag), isList: false)
    case "src", "poster", "background", "manifest", "codebase", "classid", "lowsrc", "dynsrc",
      "icon":
      self = .address(.always, isList: false)
    case "data" where tag == "object": self = .address(.always, isList: false)
    case "action", "formaction", "cite", "longdesc", "profile", "usemap":
      self = .address(.never, isList: false)
    case "srcset", "imagesrcset", "ping", "archive", "attributionsrc":
      self = .address(.always, isList: true)
    case "type", "language": self = tag == "script" ? .word : .plain
    case "rel": self = tag == "link" ? .word : .plain
    case "http-equiv", "charset": self = tag == "meta" ? .word : .plain
    case "attributename", "values", "from", "to", "by":
      self = Self.animations.contains(tag) ? .animated : .plain
    default: self = .plain
    }
  }

  private static let animations: Set = ["animate", "animatemotion", "animatetransform", "set"]

  private static func loading(ofHref tag: String) -> Loading {
    switch tag {
    case "a", "area": .never
    case "link": .byRelation
    default: .always
    }
  }
}
