package import Diagnostics
internal import Mustache

/// Follows an HTML parser through a template, on all ways that its sections allow, and reports each
/// value that stands where it could become markup, a script or an address that runs one.
struct TemplateCheck {
  /// The states that a parser can be in here; more than one behind a section in a tag or a value.
  private var states = [MarkupState()]
  private var findings: [MarkupFinding] = []
  /// How much has been read, in bytes.
  private var work = 0
  private var isTangled = false

  /// The most states that are followed, and the most bytes that are read.
  private static let mostStates = 32
  private static let mostWork = 20_000_000

  /// What is wrong with the markup of a whole document.
  static func diagnostics(of steps: [TemplateStep]) -> [Diagnostic] {
    var check = TemplateCheck()
    check.read(steps)
    check.finish()
    return check.diagnostics
  }

  private mutating func read(_ steps: [TemplateStep]) {
    for step in steps where !isTangled {
      switch step {
      case .text(let text): read(text)
      case .variable(let variable, let schema): read(variable, schema)
      case .section(let section, let schema, let steps): read(section, schema, steps)
      }
    }
  }

  private mutating func read(_ text: MustacheStep.Text) {
    work += text.bytes.count * states.count
    var next: [MarkupState] = []
    for state in states {
      let tokenizer = MarkupTokenizer(state, reading: text)
      findings += tokenizer.findings
      if !next.contains(tokenizer.state) { next.append(tokenizer.state) }
    }
    states = next
    stopIfTangled(MarkupPlace(origin: text.origin, range: text.offset..<text.offset + 1))
  }

  private mutating func read(_ variable: MustacheStep.Variable, _ schema: TemplateSchema?) {
    let place = MarkupPlace(origin: variable.origin, range: variable.range)
    work += states.count
    var next: [MarkupState] = []
    for var state in states {
      let message = state.readValue(schema, isEscaped: variable.isEscaped, at: place)
      if let message { report(message, at: place) }
      if !next.contains(state) { next.append(state) }
    }
    states = next
  }

  /// Reads a section, which is written never, once or, if it stands for a list, often.
  private mutating func read(
    _ section: MustacheStep.Section, _ schema: TemplateSchema?, _ steps: [TemplateStep]
  ) {
    let place = MarkupPlace(origin: section.origin, range: section.range)
    for state in states {
      if let message = state.sectionProblem { report(message, at: place) }
    }
    let start = states[0]
    let isRepeated = if case .list? = schema { !section.isInverted } else { false }
    var all = states
    var new = states
    repeat {
      work += new.count
      states = new
      read(steps)
      new = states.filter { isEnd($0, of: start, at: place) && !all.contains($0) }
      all += new
      stopIfTangled(place, all.count)
    } while isRepeated && !new.isEmpty && !isTangled
    states = all
  }

  private mutating func isEnd(
    _ end: MarkupState, of start: MarkupState, at place: MarkupPlace
  ) -> Bool {
    guard let message = end.problemAsEnd(of: start) else { return true }
    // What begins where no section may has been reported.
    if start.sectionProblem == nil { report(message, at: place) }
    return false
  }

  private mutating func finish() {
    for state in states where state.mode != .content && !isTangled {
      if let place = state.region == .value ? state.attribute.place : state.start {
        report(.unfinished(state), at: place)
      }
    }
  }

  private mutating func stopIfTangled(_ place: MarkupPlace, _ count: Int? = nil) {
    guard !isTangled, count ?? states.count > Self.mostStates || work > Self.mostWork else {
      return
    }
    isTangled = true
    report(.tangled, at: place)
  }

  private mutating func report(_ message: Diagnostic.Message, at place: MarkupPlace) {
    findings.append(MarkupFinding(message: message, place: place))
  }

  private var diagnostics: [Diagnostic] {
    findings.map { $0.place.origin.diagnostic($0.message, at: $0.place.range) }
  }
}

extension Diagnostic.Message {
  package static func unbalanced(_ start: String, _ end: String) -> Self {
    .init(
      .error, "unbalanced-section",
      start == end
        ? "what begins before this section ends within it, or the other way round"
        : "this section begins \(start) and ends \(end)")
  }

  static func unfinished(_ state: MarkupState) -> Self { unfinished(state.description) }

  package static func unfinished(_ region: String) -> Self {
    .init(.error, "unfinished-markup", "the page ends \(region), which begins here")
  }

  package static let tangled = Self(
    .error, "unbalanced-section", "there are too many ways through this template to check them")
}
