internal import PropertyList
internal import Settings

/// Which elements of two versions are the same, on one device.
///
/// Rounds pair what is alike, from the surest likeness to the vaguest: each takes of what is left the
/// elements that have the same signature, in their order.
struct ElementMatching {
  let old: [ShownElement]
  let new: [ShownElement]
  /// The place among the new elements of each old one, and the other way round; nil without a partner.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]
  /// The pairs whose keys are not the same.
  private(set) var renamed: Set<Int> = []

  private let pages: PageMatching
  private let keys: KeyMatching

  init(
    _ old: [ShownElement], _ new: [ShownElement], pages: PageMatching, keys: KeyMatching
  ) {
    self.old = old
    self.new = new
    self.pages = pages
    self.keys = keys
    newOfOld = Array(repeating: nil, count: old.count)
    oldOfNew = Array(repeating: nil, count: new.count)
    matchByKey()
    matchByName()
    matchByNeighbour()
    matchRenamed()
  }

  // MARK: - Rounds

  private mutating func matchByKey() {
    // Of several with one key, those of one title are the same.
    pair { page, element in
      guard let key = element.key, let title = element.specifier.named else { return nil }
      return Signature(page: page, key: key, type: element.specifier.type, text: title)
    }
    pair { page, element in
      guard let key = element.key else { return nil }
      return Signature(page: page, key: key, type: element.specifier.type)
    }
    pair { page, element in element.key.map { Signature(page: page, key: $0) } }
    // An outlet of one scene is another than that of the same name in another scene.
    guard !keys.areOfPages else { return }
    pair { _, element in
      element.key.map { Signature(key: $0, type: element.specifier.type) }
    }
    pair { _, element in element.key.map { Signature(key: $0) } }
  }

  /// Elements without key are known by what they lead to, or by their titles.
  private mutating func matchByName() {
    let named: (String, ShownElement) -> Signature? = { page, element in
      guard element.key == nil,
        let name = element.specifier.target ?? element.specifier.named ?? element.specifier.footer
      else { return nil }
      return Signature(page: page, type: element.specifier.type, text: name)
    }
    pair(named)
    pair { _, element in named("", element) }
    pair { page, element in
      guard element.key == nil, let title = element.specifier.named else { return nil }
      return Signature(page: page, type: element.specifier.type, text: title)
    }
  }

  /// Those without a name, and groups, are known by what stands behind or before them.
  private mutating func matchByNeighbour() {
    for side in Neighbour.allCases {
      let (ofOld, ofNew) = neighbours(side)
      pair(nearestTo: side) { version, place, page, element in
        let specifier = element.specifier
        guard element.key == nil,
          specifier.beginsSection || specifier.named == nil && specifier.target == nil
        else { return nil }
        let neighbour = version == .old ? ofOld[place] : ofNew[place]
        return Signature(page: page, type: specifier.type, number: neighbour)
      }
    }
  }

  /// A setting that vanished, and one that came in its place and is the same but for the key.
  private mutating func matchRenamed() {
    let keys = keys
    for side in Neighbour.allCases {
      let (ofOld, ofNew) = neighbours(side)
      pair(nearestTo: side, areRenamed: true) { version, place, page, element in
        let neighbour = version == .old ? ofOld[place] : ofNew[place]
        return Signature(ofRenamed: element, on: version, page: page, keys, number: neighbour)
      }
    }
    pair(areRenamed: true) { version, _, page, element in
      element.specifier.named == nil
        ? nil : Signature(ofRenamed: element, on: version, page: page, keys)
    }
  }

  // MARK: - Pairing

  enum Side { case old, new }

  /// The side on which a neighbour stands.
  private enum Neighbour: CaseIterable { case following, preceding }

  /// What elements have in common that are taken for the same.
  private struct Signature: Hashable {
    var page = LiteralString("")
    var key: LiteralString?
    var type: SpecifierType?
    var text: LiteralString?
    var number: Int?

    init(
      page: String = "", key: String? = nil, type: SpecifierType? = nil, text: String? = nil,
      number: Int? = nil
    ) {
      self.page = LiteralString(page)
      self.key = key.map { LiteralString($0) }
      self.type = type
      self.text = text.map { LiteralString($0) }
      self.number = number
    }

    /// What a setting has in common with one that has another key; nil when the key is in the other
    /// version too.
    init?(
      ofRenamed element: ShownElement, on side: Side, page: String, _ keys: KeyMatching,
      number: Int? = nil
    ) {
      guard let key = element.key, keys.isGone(key, of: page, on: side) else { return nil }
      let specifier = element.specifier
      let values = ["DefaultValue", "Values", "MinimumValue", "MaximumValue"].map {
        specifier.dictionary[$0].map { "\($0.kind) \($0.storedText)" } ?? ""
      }
      self.init(
        page: page, type: specifier.type,
        text: ([specifier.title ?? ""] + values).joined(separator: "\n"), number: number)
    }
  }

  private mutating func pair(_ signature: (String, ShownElement) -> Signature?) {
    pair { _, _, page, element in signature(page, element) }
  }

  /// Pairs elements without a partner that have the same signature; nil takes no part.
  ///
  /// - Parameters:
  ///   - neighbour: Whether, of several, those are the first that stand before what follows them.
  ///   - areRenamed: Whether the keys of the pairs differ.
  ///   - signature: What an element, with the new name of its page, is known by.
  private mutating func pair(
    nearestTo neighbour: Neighbour = .preceding, areRenamed: Bool = false,
    _ signature: (Side, Int, _ page: String, ShownElement) -> Signature?
  ) {
    var waiting: [Signature: [Int]] = [:]
    let isForward = neighbour == .preceding
    for place in isForward ? old.indices.reversed() : Array(old.indices)
    where newOfOld[place] == nil {
      let page = pages.newName(of: old[place].page)
      if let signature = signature(.old, place, page, old[place]) {
        waiting[signature, default: []].append(place)
      }
    }
    guard !waiting.isEmpty else { return }
    for place in isForward ? Array(new.indices) : new.indices.reversed()
    where oldOfNew[place] == nil {
      guard let signature = signature(.new, place, new[place].page, new[place]),
        let partner = waiting[signature]?.popLast()
      else { continue }
      newOfOld[partner] = place
      oldOfNew[place] = partner
      if areRenamed { renamed.insert(place) }
    }
  }

  /// For each element, the pair that stands next to it on its page; -1 for the end of the page.
  private func neighbours(_ neighbour: Neighbour) -> (old: [Int], new: [Int]) {
    let isForward = neighbour == .preceding
    return (
      Self.neighbours(old, isForward ? Array(old.indices) : old.indices.reversed()) {
        newOfOld[$0]
      },
      Self.neighbours(new, isForward ? Array(new.indices) : new.indices.reversed()) {
        oldOfNew[$0] == nil ? nil : $0
      }
    )
  }

  /// A pair is called by its place among the new elements.
  private static func neighbours(
    _ elements: [ShownElement], _ order: [Int], _ pair: (Int) -> Int?
  ) -> [Int] {
    var neighbours = Array(repeating: -1, count: elements.count)
    var last = -1
    var page: String?
    for place in order {
      if elements[place].page != page {
        page = elements[place].page
        last = -1
      }
      neighbours[place] = last
      if let pair = pair(place) { last = pair }
    }
    return neighbours
  }
}

extension Specifier {
  /// The title, unless it is empty.
  fileprivate var named: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// The page or the address that the element leads to; nil without one.
  fileprivate var target: String? {
    switch content {
    case .childPane, .customView, .openURL: dictionary["File"]?.text
    default: nil
    }
  }
}
