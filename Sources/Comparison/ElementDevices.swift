internal import PropertyList
internal import Settings
internal import TextInput

/// Which devices show each element, before and now.
struct ElementDevices {
  struct Entry {
    var old: [UserInterfaceIdiom] = []
    var new: [UserInterfaceIdiom] = []
    /// The first element of either version; nil where the version has none.
    var former: ShownElement?
    var element: ShownElement?
  }

  /// Settings by their keys, other elements each for itself; in the order in which they stand.
  private(set) var entries: [Entry] = []
  private var places: [Identity: Int] = [:]
  private let pages: PageMatching
  private let keys: KeyMatching

  /// What tells an element of one version from others, on whatever device it is.
  private struct Identity: Hashable {
    var key: [LiteralString] = []
    var file = ""
    var index = -1
    var isNew: Bool?
  }

  init(
    of matchings: [UserInterfaceIdiom: ElementMatching], _ pages: PageMatching, _ keys: KeyMatching
  ) {
    self.pages = pages
    self.keys = keys
    let all = UserInterfaceIdiom.allCases.compactMap { idiom in
      matchings[idiom].map { (idiom, $0) }
    }
    for (idiom, matching) in all {
      for (number, element) in matching.old.enumerated() {
        let place = place(of: identity(element, of: .old))
        if entries[place].old.last != idiom { entries[place].old.append(idiom) }
        if entries[place].former == nil { entries[place].former = element }
        // Partners are one element, whether their keys are the same or not.
        if let partner = matching.newOfOld[number] {
          places[identity(matching.new[partner], of: .new)] = place
        }
      }
    }
    for (idiom, matching) in all {
      for element in matching.new {
        let place = place(of: identity(element, of: .new))
        if entries[place].new.last != idiom { entries[place].new.append(idiom) }
        if entries[place].element == nil { entries[place].element = element }
      }
    }
  }

  /// Whether an element, which a device shows in one version alone, is on other devices in the other
  /// one: that is no coming or going of the element itself.
  func otherVersion(
    shows element: ShownElement, of side: ElementMatching.Side, onlyBut idiom: UserInterfaceIdiom
  ) -> Bool {
    guard let place = places[identity(element, of: side)] else { return false }
    let others = side == .old ? entries[place].new : entries[place].old
    return !others.isEmpty && !others.contains(idiom)
  }

  private mutating func place(of identity: Identity) -> Int {
    if let place = places[identity] { return place }
    places[identity] = entries.count
    entries.append(Entry())
    return entries.count - 1
  }

  private func identity(_ element: ShownElement, of side: ElementMatching.Side) -> Identity {
    guard let key = element.key else {
      return Identity(
        file: element.file.path, index: element.specifier.index, isNew: side == .new)
    }
    let page = side == .old ? pages.newName(of: element.page) : element.page
    return Identity(key: keys.identity(key, of: page))
  }
}
