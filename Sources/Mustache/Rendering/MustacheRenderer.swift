internal import HTML

/// Writes a program with its data.
struct MustacheRenderer {
  private let program: MustacheProgram
  /// The data, and what the sections that are open stand for.
  private var scopes: [MustacheValue]
  private var depth = 0
  private var rounds = 0
  private(set) var bytes: [UInt8] = []
  private(set) var isCut = false

  init(_ program: MustacheProgram, _ data: MustacheValue) {
    self.program = program
    scopes = [data]
    // Markup is most of a page: the guess is right but for long lists and the like.
    var size = 2 * program.textSize
    if case .object(let members) = data {
      for case .html(let markup) in members.values { size += markup.count }
    }
    bytes.reserveCapacity(size)
  }

  mutating func run(_ instructions: [MustacheProgram.Instruction]) {
    for instruction in instructions where !isCut {
      switch instruction {
      case .text(let text): bytes.append(contentsOf: text)
      case .variable(let lookup, let isEscaped): write(value(of: lookup), isEscaped)
      case .section(let lookup, let body):
        let value = value(of: lookup)
        if case .list(let items) = value {
          for item in items where !isCut { run(body, within: item) }
        } else if value.isTruthy {
          run(body, within: value)
        }
      case .inverted(let lookup, let body):
        if !value(of: lookup).isTruthy { runDeeper(cost: body.count) { $0.run(body) } }
      case .call(let call): run(call)
      }
    }
  }

  private mutating func run(_ body: [MustacheProgram.Instruction], within value: MustacheValue) {
    scopes.append(value)
    runDeeper(cost: body.count) { $0.run(body) }
    scopes.removeLast()
  }

  private mutating func run(_ call: MustacheStep.Call) {
    guard let library = program.library else { return }
    let name: String
    switch call.reference {
    case .named(let given): name = given
    case .dynamic(let given):
      guard case .text(let text) = value(of: .init(given, scope: nil)) else { return }
      name = text
    }
    guard let template = library[name] else { return }
    var expander = MustacheExpander(library: library)
    let steps = expander.expand(call, to: template)
    runDeeper(cost: expander.stepCount) { $0.run(MustacheProgram(steps).instructions) }
  }

  private mutating func runDeeper(cost: Int, _ body: (inout Self) -> Void) {
    rounds += 1 + cost
    guard !isCut, depth < MustacheLimits.depth, rounds <= MustacheLimits.rounds,
      bytes.count <= MustacheLimits.bytes
    else {
      isCut = true
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }
}

// MARK: - Values

extension MustacheRenderer {
  private func value(of lookup: MustacheProgram.Lookup) -> MustacheValue {
    guard let first = lookup.first else { return scopes.last ?? .missing }
    var value = self.value(of: first, scope: lookup.scope)
    for part in lookup.rest {
      guard case .object(let members) = value, let member = members[part] else { return .missing }
      value = member
    }
    return value
  }

  private func value(of name: String, scope: Int?) -> MustacheValue {
    if let scope {
      guard scope < scopes.count, case .object(let members) = scopes[scope] else { return .missing }
      return members[name] ?? .missing
    }
    for value in scopes.reversed() {
      if case .object(let members) = value, let member = members[name] { return member }
    }
    return .missing
  }

  private mutating func write(_ value: MustacheValue, _ isEscaped: Bool) {
    switch value {
    case .text(let text):
      if isEscaped || !program.writesTextUnescaped {
        HTMLEscaping.append(text, to: &bytes, in: .attribute)
      } else {
        bytes.append(contentsOf: text.utf8)
      }
    case .html(let markup):
      if isEscaped {
        let text = String(decoding: markup, as: UTF8.self)
        HTMLEscaping.append(text, to: &bytes, in: .attribute)
      } else {
        bytes.append(contentsOf: markup)
      }
    case .boolean(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .decimal(let number): bytes.append(contentsOf: number.description.utf8)
    case .missing, .list, .object: break
    }
  }
}
