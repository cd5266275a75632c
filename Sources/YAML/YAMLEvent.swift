/// A step of libyaml through a text.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, YAMLScalar.Style, YAMLProperties)
    case sequenceStart(YAMLProperties)
    case sequenceEnd
    case mappingStart(YAMLProperties)
    case mappingEnd
  }

  let kind: Kind
  /// The place, in UTF-8 bytes of what was given to the parser.
  let offsets: Range<Int>
}

/// What stands before a value.
struct YAMLProperties {
  /// The name by which aliases mean the value.
  let anchor: String?
  /// The tag, written out: `!!str` is `tag:yaml.org,2002:str`.
  let tag: String?
}

/// The place where libyaml cannot go on, in its own words.
struct YAMLProblem: Error {
  /// What is wrong.
  let problem: String
  /// What libyaml was doing.
  let context: String
  /// Where it is wrong, in UTF-8 bytes of what was given to the parser.
  let offset: Int
  /// Where what it was doing began.
  let contextOffset: Int?
}
