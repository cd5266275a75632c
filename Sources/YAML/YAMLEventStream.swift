private import CYAML

/// A libyaml parser over bytes of its own, both freed with their owner.
///
/// This is the one place that touches libyaml: events leave it as Swift values.
@safe
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let characters: CharacterOffsets
  /// Whether libyaml had memory to begin with.
  private let isUsable: Bool

  init(_ utf8: ArraySlice<UInt8>) {
    characters = CharacterOffsets(utf8)
    unsafe input = .allocate(capacity: max(utf8.count, 1))
    _ = unsafe input.initialize(from: utf8)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    isUsable = unsafe yaml_parser_initialize(parser) == 1
    guard isUsable else { return }
    // Said outright, or libyaml would look for UTF-16, and skip a byte order mark without counting
    // it.
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, utf8.count)
  }

  deinit {
    if isUsable { unsafe yaml_parser_delete(parser) }
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event; nil once libyaml has nothing more to say.
  mutating func next() throws(YAMLProblem) -> YAMLEvent? {
    guard isUsable else { throw .outOfMemory }
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { unsafe yaml_event_delete(&event) }
    guard let kind = unsafe YAMLEvent.Kind(event) else { return nil }
    let start = unsafe characters.byteOffset(of: event.start_mark.index)
    let end = unsafe characters.byteOffset(of: event.end_mark.index)
    return YAMLEvent(kind: kind, offsets: start..<max(start, end))
  }

  private var problem: YAMLProblem {
    let error = unsafe parser.pointee
    if unsafe error.error == YAML_MEMORY_ERROR { return .outOfMemory }
    let isUnreadable = unsafe error.error == YAML_READER_ERROR
    let context = unsafe String(copying: error.context) ?? ""
    // The reader alone counts bytes; its marks are those of the scanner, which has not come as far.
    return unsafe YAMLProblem(
      problem: String(copying: error.problem) ?? "", context: context,
      offset: isUnreadable
        ? error.problem_offset : characters.byteOffset(of: error.problem_mark.index),
      contextOffset: context.isEmpty || isUnreadable
        ? nil : characters.byteOffset(of: error.context_mark.index))
  }
}

extension YAMLProblem {
  fileprivate static let outOfMemory = YAMLProblem(
    problem: "out of memory", context: "", offset: 0, contextOffset: nil)
}

extension YAMLEvent.Kind {
  /// Copies what libyaml owns; nil for an event of no kind, which it gives behind its last one.
  fileprivate init?(_ event: yaml_event_t) {
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: self = .streamStart
    case YAML_STREAM_END_EVENT: self = .streamEnd
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_ALIAS_EVENT: self = unsafe .alias(String(copying: event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      self = unsafe .scalar(
        text, YAMLScalar.Style(scalar.style),
        YAMLProperties(anchor: String(copying: scalar.anchor), tag: String(copying: scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      self = unsafe .sequenceStart(
        YAMLProperties(anchor: String(copying: start.anchor), tag: String(copying: start.tag)))
    case YAML_SEQUENCE_END_EVENT: self = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      self = unsafe .mappingStart(
        YAMLProperties(anchor: String(copying: start.anchor), tag: String(copying: start.tag)))
    case YAML_MAPPING_END_EVENT: self = .mappingEnd
    default: return nil
    }
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .literal
    default: self = .plain
    }
  }
}

extension String {
  fileprivate init?(copying bytes: UnsafeMutablePointer<yaml_char_t>?) {
    guard let bytes = unsafe bytes else { return nil }
    unsafe self.init(cString: bytes)
  }

  fileprivate init?(copying characters: UnsafePointer<CChar>?) {
    guard let characters = unsafe characters else { return nil }
    unsafe self.init(cString: characters)
  }
}
