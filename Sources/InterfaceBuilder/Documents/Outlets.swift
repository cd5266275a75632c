/// What the properties are called that objects of a `<document>` are connected to.
struct Outlets {
  private struct Name {
    let property: String
    let rank: Int
  }

  private var names: [String: Name] = [:]
  private var ownersOfViews: [String: Int] = [:]

  init(of tree: ElementTree) {
    for element in tree.elements where element.name == "outlet" {
      guard let property = element["property"], let destination = element["destination"],
        let owner = element.parent.flatMap({ tree.elements[$0].parent })
      else { continue }
      let isController =
        tree.elements[owner].name == "placeholder"
        || tree.elements[owner]["sceneMemberID"] == "viewController"
      if property == "view", isController { ownersOfViews[destination] = owner }
      add(property, of: destination, rank: property == "view" ? 2 : isController ? 0 : 1)
    }
  }

  /// The name of the outlet that an object is connected to, that of a view controller before others;
  /// nil without one.
  func name(of id: String) -> String? { names[id]?.property }

  /// The element of the file's owner whose view an object is.
  func ownerOfView(_ id: String) -> Int? { ownersOfViews[id] }

  private mutating func add(_ property: String, of id: String, rank: Int) {
    guard !property.isEmpty, names[id].map({ rank < $0.rank }) ?? true else { return }
    names[id] = Name(property: property, rank: rank)
  }
}
