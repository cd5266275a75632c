/// A template made ready to be rendered: adjacent texts are one, and nothing is looked up that is
/// known.
package struct MustacheProgram: Sendable {
  enum Instruction: Sendable {
    case text([UInt8])
    case variable(Lookup, isEscaped: Bool)
    case section(Lookup, [Instruction])
    case inverted(Lookup, [Instruction])
    case call(MustacheStep.Call)
  }

  /// A name, split for the search; a class, since an instruction is copied each time it is met.
  final class Lookup: Sendable {
    /// The number of the scope, 0 being the data; nil for the search from the innermost outwards.
    let scope: Int?
    /// The first part of the name; nil for the innermost value itself.
    let first: String?
    let rest: ArraySlice<String>

    init(_ name: MustacheName, scope: Int?) {
      self.scope = scope
      first = name.parts.first
      rest = name.parts.dropFirst()
    }
  }

  let instructions: [Instruction]
  /// How many bytes the texts have together.
  let textSize: Int
  /// Where the templates of calls are found.
  let library: MustacheLibrary?
  /// Whether `{{{name}}}` writes text as it is, which the specification asks for.
  let writesTextUnescaped: Bool

  /// A program of steps.
  ///
  /// Without a library nothing is written for calls. Where text is not to be written unescaped,
  /// `{{{name}}}` escapes all but values that are markup.
  package init(
    _ steps: [MustacheStep], library: MustacheLibrary? = nil, writesTextUnescaped: Bool = true
  ) {
    instructions = Self.instructions(of: steps)
    textSize = Self.textSize(of: steps)
    self.library = library
    self.writesTextUnescaped = writesTextUnescaped
  }

  private static func textSize(of steps: [MustacheStep]) -> Int {
    steps.reduce(0) { size, step in
      switch step {
      case .text(let text): size + text.bytes.count
      case .section(let section): size + textSize(of: section.steps)
      case .variable, .call: size
      }
    }
  }

  private static func instructions(of steps: [MustacheStep]) -> [Instruction] {
    var result: [Instruction] = []
    var text: [UInt8] = []
    for step in steps {
      if case .text(let piece) = step {
        text += piece.bytes
        continue
      }
      if !text.isEmpty {
        result.append(.text(text))
        text = []
      }
      result.append(instruction(of: step))
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }

  private static func instruction(of step: MustacheStep) -> Instruction {
    switch step {
    case .text(let text): return .text(Array(text.bytes))
    case .variable(let variable):
      return .variable(
        Lookup(variable.name, scope: variable.scope), isEscaped: variable.isEscaped)
    case .section(let section):
      let lookup = Lookup(section.name, scope: section.scope)
      let inner = instructions(of: section.steps)
      return section.isInverted ? .inverted(lookup, inner) : .section(lookup, inner)
    case .call(let call): return .call(call)
    }
  }
}

extension MustacheProgram {
  /// What a rendering made.
  package struct Output: Sendable {
    package let utf8: [UInt8]
    /// Whether the rendering was broken off, since it would have become too large, too deep or too
    /// long.
    package let isCut: Bool
  }

  /// The template filled with data.
  package func render(_ data: MustacheValue) -> Output {
    var renderer = MustacheRenderer(self, data)
    renderer.run(instructions)
    return Output(utf8: renderer.bytes, isCut: renderer.isCut)
  }
}
