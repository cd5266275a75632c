private import CExpat

/// One run of expat over a text in UTF-8: the only place that touches the library.
///
/// Everything is copied out in the callbacks; nothing of expat outlives ``problems(reading:from:_:)``.
@safe
struct ExpatRun: ~Copyable {
  /// More than any file that people or programs write, and few enough to fit in memory: expat
  /// keeps some 150 bytes for each open element.
  private static let deepest = 100_000
  /// expat expands entities within entities by recursion, so their number bounds its depth; and it
  /// compares each declared attribute with all before it.
  private static let mostDeclarations = 250

  private struct OpenTag {
    let name: String
    let range: Range<Int>
  }

  private let parser: OpaquePointer
  private let utf8: [UInt8]
  /// The offset in the text of the first byte that expat sees.
  private let base: Int
  private let take: (XMLEvent) -> Void

  /// Where the text lies that was read last.
  private var textRange: Range<Int>?
  /// What it says, if that is not what stands there.
  private var text: [UInt8]?
  /// The start tags of the elements that are open.
  private var openTags: [OpenTag] = []
  private var hasSeenRoot = false
  private var declarations = 0
  private var attributes = 0
  private var isStopped = false
  private var problems: [XMLProblem] = []

  /// Reads a text and returns what is wrong with it.
  static func problems(
    reading utf8: [UInt8], from start: Int, _ take: (XMLEvent) -> Void
  ) -> [XMLProblem] {
    let count = utf8.count - start
    guard count < Int(Int32.max) else { return [.init(kind: .tooLarge, offsets: 0..<0)] }
    // The name overrides what a declaration says: the text is in UTF-8 by now.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      return [.init(kind: .outOfMemory, offsets: 0..<0)]
    }
    defer { unsafe XML_ParserFree(parser) }
    return withoutActuallyEscaping(take) { take in
      var run = unsafe ExpatRun(parser: parser, utf8: utf8, base: start, take: take)
      run.parse()
      return run.problems
    }
  }

  private init(
    parser: OpaquePointer, utf8: [UInt8], base: Int, take: @escaping (XMLEvent) -> Void
  ) {
    unsafe self.parser = parser
    self.utf8 = utf8
    self.base = base
    self.take = take
  }

  private mutating func parse() {
    let parser = unsafe self.parser
    let utf8 = self.utf8
    let base = self.base
    let status = unsafe withUnsafeMutablePointer(to: &self) { run in
      unsafe Self.setUp(parser, run)
      return unsafe utf8.withUnsafeBytes { bytes in
        unsafe XML_Parse(
          parser, bytes.baseAddress?.advanced(by: base).assumingMemoryBound(to: CChar.self),
          Int32(bytes.count - base), 1)
      }
    }
    flushText()
    if status != XML_STATUS_OK, !isStopped { noteFailure() }
  }

  private mutating func noteFailure() {
    let offset = min(base + max(unsafe XML_GetCurrentByteIndex(parser), 0), utf8.count)
    let code = unsafe XML_GetErrorCode(parser).rawValue
    let kind: XMLProblem.Kind =
      if hasSeenRoot, openTags.isEmpty {
        .junkAfterRoot(code: code)
      } else {
        .failure(code: code, openTag: openTags.last?.range)
      }
    problems.append(.init(kind: kind, offsets: offset..<offset))
  }

  /// The range of the event that expat reports.
  private var currentRange: Range<Int> {
    let start = min(unsafe base + XML_GetCurrentByteIndex(parser), utf8.count)
    let end = min(start + Int(unsafe XML_GetCurrentByteCount(parser)), utf8.count)
    return start..<max(start, end)
  }

  private mutating func stop(_ kind: XMLProblem.Kind) {
    guard !isStopped else { return }
    isStopped = true
    problems.append(.init(kind: kind, offsets: currentRange))
    unsafe _ = XML_StopParser(parser, 0)
  }
}

// MARK: - What expat reports

extension ExpatRun {
  private typealias Run = UnsafeMutablePointer<ExpatRun>

  private static func setUp(_ parser: OpaquePointer, _ run: Run) {
    unsafe XML_SetUserData(parser, run)
    unsafe XML_SetExternalEntityRefHandlerArg(parser, run)
    // Every document is taken to have declarations elsewhere. An entity that nobody declares then
    // costs a remark and not the rest of the file.
    unsafe _ = XML_UseForeignDTD(parser, 1)
    unsafe _ = XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 8)
    unsafe _ = XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 1 << 20)

    unsafe XML_SetElementHandler(
      parser,
      { unsafe ExpatRun.of($0)?.pointee.start($1, $2) },
      { run, _ in unsafe ExpatRun.of(run)?.pointee.end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe ExpatRun.of($0)?.pointee.text($1, $2) }
    unsafe XML_SetCdataSectionHandler(
      parser,
      { unsafe ExpatRun.of($0)?.pointee.text(nil, 0) },
      { unsafe ExpatRun.of($0)?.pointee.text(nil, 0) })
    unsafe XML_SetCommentHandler(parser) { unsafe ExpatRun.of($0)?.pointee.comment($1) }
    unsafe XML_SetSkippedEntityHandler(parser) { run, _, _ in
      unsafe ExpatRun.of(run)?.pointee.skipEntity(isExternal: false)
    }
    unsafe XML_SetExternalEntityRefHandler(parser) { run, _, _, _, _ in
      unsafe ExpatRun.of(.init(run))?.pointee.skipEntity(isExternal: true)
      return 1
    }
    unsafe XML_SetEntityDeclHandler(parser) { run, _, _, _, _, _, _, _, _ in
      unsafe ExpatRun.of(run)?.pointee.declare()
    }
    unsafe XML_SetAttlistDeclHandler(parser) { run, _, _, _, _, _ in
      unsafe ExpatRun.of(run)?.pointee.declare()
    }
  }

  private static func of(_ userData: UnsafeMutableRawPointer?) -> Run? {
    unsafe userData?.assumingMemoryBound(to: ExpatRun.self)
  }

  private mutating func start(
    _ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let name = unsafe name, !isStopped else { return }
    flushText()
    let range = currentRange
    let tag = OpenTag(name: unsafe String(cString: name), range: range)
    openTags.append(tag)
    hasSeenRoot = true
    var found: [XMLAttribute] = []
    if var next = unsafe list {
      while let name = unsafe next[0], let value = unsafe next[1] {
        unsafe found.append(XMLAttribute(String(cString: name), String(cString: value)))
        unsafe next += 2
      }
    }
    attributes += found.count
    // Attributes that a declaration adds to every element cost far more than they are long.
    if attributes > utf8.count { return stop(.tooManyDeclarations) }
    if openTags.count > Self.deepest { return stop(.tooDeep) }
    take(.start(name: tag.name, attributes: found, at: range))
  }

  private mutating func end() {
    guard !isStopped else { return }
    flushText()
    guard let tag = openTags.popLast() else { return }
    take(.end(name: tag.name, at: currentRange))
  }

  private mutating func text(_ piece: UnsafePointer<CChar>?, _ count: Int32) {
    guard !isStopped else { return }
    let range = currentRange
    let before = textRange ?? range.lowerBound..<range.lowerBound
    // Nearly all text says what stands there, and is copied once, when it is complete. What does
    // not are references, which begin with “&”, line ends of two characters, and CDATA sections.
    let isVerbatim =
      text == nil && range.count == Int(count) && range.lowerBound == before.upperBound
      && !(count > 0 && utf8[range.lowerBound] == UInt8(ascii: "&"))
    if !isVerbatim {
      if text == nil { text = Array(utf8[before]) }
      unsafe text?.append(contentsOf: UnsafeRawBufferPointer(start: piece, count: Int(count)))
    }
    textRange = before.lowerBound..<max(before.upperBound, range.upperBound)
  }

  private mutating func flushText() {
    guard let range = textRange else { return }
    textRange = nil
    guard let text else {
      return take(.text(String(decoding: utf8[range], as: UTF8.self), at: range))
    }
    self.text = nil
    take(.text(String(decoding: text, as: UTF8.self), at: range))
  }

  private mutating func comment(_ text: UnsafePointer<CChar>?) {
    guard let text = unsafe text, !isStopped else { return }
    flushText()
    take(.comment(unsafe String(cString: text), at: currentRange))
  }

  private mutating func skipEntity(isExternal: Bool) {
    guard !isStopped else { return }
    let range = currentRange
    if problems.count < 100 {
      problems.append(.init(kind: .skippedEntity(isExternal: isExternal), offsets: range))
    }
    guard !openTags.isEmpty else { return }
    let before = textRange ?? range.lowerBound..<range.lowerBound
    if text == nil { text = Array(utf8[before]) }
    text?.append(contentsOf: utf8[range])
    textRange = before.lowerBound..<max(before.upperBound, range.upperBound)
  }

  private mutating func declare() {
    declarations += 1
    if declarations > Self.mostDeclarations { stop(.tooManyDeclarations) }
  }
}
