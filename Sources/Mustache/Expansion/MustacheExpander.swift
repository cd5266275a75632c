package import Diagnostics

/// Puts partials, parents and blocks into a template.
struct MustacheExpander {
  /// What a template's nodes are put into.
  private struct Place {
    let origin: MustacheOrigin
    let blocks: MustacheBlocks
    let indentation: MustacheIndentation

    var utf8: [UInt8] { origin.template.source.utf8 }
  }

  private let library: MustacheLibrary
  private var steps: [MustacheStep] = []
  /// How many nodes were put in.
  private(set) var stepCount = 0
  private var depth = 0
  private var isTooLarge = false
  /// The paths of the templates that are being put in.
  private var active: [String] = []
  private var paths: Set<String> = []
  /// The names of all blocks met so far, in order, so that a parent tag can ask what came behind it.
  private var blockNames: [String] = []
  private var metCall = false
  private var diagnostics: [Diagnostic] = []

  init(library: MustacheLibrary) {
    self.library = library
  }

  mutating func expand(_ template: MustacheTemplate) -> MustacheExpansion {
    add(
      template,
      at: Place(origin: MustacheOrigin(template), blocks: .none, indentation: .none))
    return MustacheExpansion(steps: steps, paths: paths, diagnostics: diagnostics)
  }

  /// The steps of a call, which is met when a page is written.
  mutating func expand(
    _ call: MustacheStep.Call, to template: MustacheTemplate
  ) -> [MustacheStep] {
    let origin = MustacheOrigin(template)
    add(template, at: Place(origin: origin, blocks: call.blocks, indentation: call.indentation))
    return steps
  }

  private mutating func add(_ template: MustacheTemplate, at place: Place) {
    paths.insert(template.source.path)
    active.append(template.source.path)
    add(template.nodes, at: place)
    active.removeLast()
  }

  private mutating func add(_ nodes: [MustacheNode], at place: Place) {
    depth += 1
    for node in nodes where !isTooLarge {
      stepCount += 1
      guard depth <= MustacheLimits.depth, stepCount <= MustacheLimits.steps else {
        isTooLarge = true
        report(.expandsTooFar, at: node.range, place)
        break
      }
      add(node, at: place)
    }
    depth -= 1
  }

  private mutating func add(_ node: MustacheNode, at place: Place) {
    switch node {
    case .text(let range): add(text: range, at: place)
    case .variable(let variable):
      steps.append(
        .variable(
          .init(
            name: variable.name, isEscaped: variable.isEscaped, range: variable.range,
            origin: place.origin)))
    case .section(let section): add(section, at: place)
    case .partial(let partial):
      include(
        partial.reference, .partial, at: partial.range, indentation: partial.indentation,
        blocks: place.blocks, place)
    case .parent(let parent): add(parent, at: place)
    case .block(let block): add(block, at: place)
    }
  }

  private mutating func add(text range: Range<Int>, at place: Place) {
    let utf8 = place.utf8
    var range = range
    let beginsLine = range.lowerBound == 0 || utf8[range.lowerBound - 1] == UInt8(ascii: "\n")
    if beginsLine, !place.indentation.isNone {
      add(place.indentation.added, for: range.lowerBound, place)
      let removed = place.indentation.removedLength(of: utf8[range])
      range = range.lowerBound + removed..<range.upperBound
    }
    add(utf8[range], for: range.lowerBound, place)
  }

  private mutating func add(
    _ bytes: some Collection<UInt8>, for offset: Int, _ place: Place
  ) {
    guard !bytes.isEmpty else { return }
    let slice = bytes as? ArraySlice<UInt8> ?? ArraySlice(bytes)
    steps.append(.text(.init(bytes: slice, offset: offset, origin: place.origin)))
  }

  private mutating func add(_ section: MustacheNode.Section, at place: Place) {
    let before = steps
    steps = []
    add(section.children, at: place)
    let inner = steps
    steps = before
    steps.append(
      .section(
        .init(
          name: section.name, isInverted: section.isInverted, range: section.range,
          closingRange: section.closingRange, origin: place.origin, steps: inner)))
  }

  /// Puts a template in; says whether there is one of that name.
  @discardableResult
  private mutating func include(
    _ reference: MustacheNode.Reference, _ relation: MustacheOrigin.Relation,
    at range: Range<Int>, indentation space: Range<Int>?, blocks: MustacheBlocks, _ place: Place
  ) -> Bool {
    let added = space.map { place.indentation.applied(to: place.utf8[$0]) } ?? []
    let indentation = MustacheIndentation(added: added)
    let call = MustacheStep.Call(
      reference: reference, range: range, origin: place.origin, blocks: blocks,
      indentation: indentation)
    guard case .named(let name) = reference else {
      metCall = true
      steps.append(.call(call))
      return true
    }
    guard let template = library[name] else {
      report(.unknownTemplate(name, nearest: library.names.nearest(to: name)), at: range, place)
      return false
    }
    guard !active.contains(template.source.path) else {
      metCall = true
      steps.append(.call(call))
      return true
    }
    let origin = MustacheOrigin(
      template, call: .init(relation: relation, name: name, range: range, origin: place.origin))
    add(template, at: Place(origin: origin, blocks: blocks, indentation: indentation))
    return true
  }

  private mutating func report(
    _ message: Diagnostic.Message, at range: Range<Int>, _ place: Place
  ) {
    diagnostics.append(place.origin.diagnostic(message, at: range))
  }
}

// MARK: - Parents and blocks

extension MustacheExpander {
  private mutating func add(_ parent: MustacheNode.Parent, at place: Place) {
    let met = blockNames.count
    let metCallBefore = metCall
    metCall = false
    let isFound = include(
      parent.reference, .parent, at: parent.range, indentation: parent.indentation,
      blocks: place.blocks.adding(parent, in: place.origin.template), place)
    // What is only put in when a page is written may have any block.
    if isFound, !metCall, !isTooLarge {
      reportUnknownBlocks(of: parent, among: Set(blockNames[met...]), place)
    }
    metCall = metCall || metCallBefore
  }

  private mutating func reportUnknownBlocks(
    of parent: MustacheNode.Parent, among names: Set<String>, _ place: Place
  ) {
    guard case .named(let name) = parent.reference else { return }
    for block in parent.blocks where !names.contains(block.name) {
      report(
        .unknownBlock(block.name, in: name, nearest: names.sorted().nearest(to: block.name)),
        at: block.range, place)
    }
  }

  private mutating func add(_ block: MustacheNode.Block, at place: Place) {
    blockNames.append(block.name)
    guard let override = place.blocks[block.name] else {
      add(block.children, at: place)
      return
    }
    noteNames(of: block.children)
    guard !override.block.children.isEmpty else { return }
    let indentation = indentation(of: override, for: block, at: place)
    if block.indentation != nil, !override.block.beginsLine {
      add(indentation.added, for: block.range.lowerBound, place)
    }
    let origin = MustacheOrigin(
      override.template,
      call: .init(relation: .block, name: block.name, range: block.range, origin: place.origin))
    add(
      override.block.children,
      at: Place(origin: origin, blocks: override.blocks, indentation: indentation))
    // Whole lines stand in for whole lines, even when the last was written without its end.
    if block.isWholeLines, !override.block.endsLine, !endsLine {
      add([UInt8(ascii: "\n")], for: block.range.lowerBound, place)
    }
  }

  /// Whether a line ends with the last step.
  private var endsLine: Bool {
    if case .text(let text)? = steps.last { text.bytes.last == UInt8(ascii: "\n") } else { false }
  }

  /// A block loses the indentation that it was written with, and gets that of the one it replaces.
  private func indentation(
    of override: MustacheBlocks.Override, for block: MustacheNode.Block, at place: Place
  ) -> MustacheIndentation {
    var result = MustacheIndentation()
    if let space = override.block.innerIndentation {
      result.removed = Array(override.template.source.utf8[space])
    }
    if let space = block.indentation {
      result.added = place.indentation.applied(to: place.utf8[block.innerIndentation ?? space])
    }
    return result
  }

  /// Notes the blocks within one that is replaced, which are there none the less.
  private mutating func noteNames(of nodes: [MustacheNode]) {
    for node in nodes {
      switch node {
      case .block(let block):
        blockNames.append(block.name)
        noteNames(of: block.children)
      case .section(let section): noteNames(of: section.children)
      case .parent(let parent): noteNames(of: parent.blocks.map(MustacheNode.block))
      case .text, .variable, .partial: break
      }
    }
  }
}

extension Diagnostic.Message {
  package static func unknownTemplate(_ name: String, nearest: String?) -> Self {
    .init(.error, "unknown-template", "there is no template “\(name)”\(hint(nearest))")
  }

  package static func unknownBlock(_ name: String, in template: String, nearest: String?) -> Self {
    .init(.error, "unknown-block", "“\(template)” has no block “\(name)”\(hint(nearest))")
  }

  package static let expandsTooFar = Self(
    .error, "template-syntax",
    "with all that it includes, the template is too large or nested too deep")
}
