/// What a keyed archive says of its objects in lists beside them: numbers, names, classes, outlets.
struct ArchiveRecords {
  private let tree: ElementTree
  /// The element of each archived object.
  private var places: [String: Int] = [:]
  private var objectIDs: [String: String] = [:]
  private var objectNames: [String: String] = [:]
  private var outlets: [String: (name: String, rank: Int)] = [:]
  /// The classes by the numbers of the objects.
  private var classNames: [String: String] = [:]
  private var ownerID: String?
  private var viewsOfOwner: Set<String> = []

  init(of tree: ElementTree) {
    self.tree = tree
    for (place, element) in tree.elements.enumerated() {
      if let id = element["id"], places[id] == nil { places[id] = place }
      if element.text == "IBFilesOwner", let parent = element.parent {
        ownerID = tree.elements[parent]["id"] ?? ownerID
      }
    }
    for (place, element) in tree.elements.enumerated() {
      switch element["class"] {
      case "IBObjectRecord": readRecord(place)
      case "IBCocoaTouchOutletConnection": readOutlet(place)
      default: break
      }
      if element["key"] == "flattenedProperties" { readProperties(place) }
    }
  }

  /// The element of an object, by its id in the archive.
  func place(of id: String) -> Int? { places[id] }

  /// The element that one refers to; the element itself when it is no reference.
  func target(of place: Int) -> Int {
    guard tree.elements[place].name == "reference" else { return place }
    return tree.elements[place]["ref"].flatMap { places[$0] } ?? place
  }

  /// The number that Interface Builder shows for an object.
  func objectID(of id: String) -> String? { objectIDs[id] }
  func objectName(of id: String) -> String? { objectNames[id] }
  func outlet(of id: String) -> String? { outlets[id]?.name }
  func className(of id: String) -> String? { objectIDs[id].flatMap { classNames[$0] } }
  var ownerClass: String? { classNames["-1"] }
  func isViewOfOwner(_ id: String) -> Bool { viewsOfOwner.contains(id) }

  // MARK: - Reading

  private func string(_ place: Int, _ key: String) -> String? {
    tree.child(of: place, keyed: key).map(target).map(tree.text(ofString:))
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The id of the object that a key holds, which stands there or is referred to.
  private func id(_ place: Int, _ key: String) -> String? {
    tree.child(of: place, keyed: key).flatMap {
      tree.elements[$0]["ref"] ?? tree.elements[$0]["id"]
    }
  }

  private mutating func readRecord(_ place: Int) {
    guard let object = id(place, "object") else { return }
    objectIDs[object] = string(place, "objectID")
    objectNames[object] = string(place, "objectName")
  }

  private mutating func readOutlet(_ place: Int) {
    guard let name = string(place, "label"), let destination = id(place, "destination") else {
      return
    }
    let isOwner = id(place, "source") == ownerID
    if name == "view", isOwner { viewsOfOwner.insert(destination) }
    let rank = name == "view" ? 2 : isOwner ? 0 : 1
    guard outlets[destination].map({ rank < $0.rank }) ?? true else { return }
    outlets[destination] = (name, rank)
  }

  /// Reads `12.CustomClassName` and the like, in a dictionary or in two arrays.
  private mutating func readProperties(_ place: Int) {
    let suffix = ".CustomClassName"
    func add(_ key: String, _ value: Int) {
      guard key.hasSuffix(suffix) else { return }
      classNames[String(key.dropLast(suffix.count))] = tree.text(ofString: target(of: value))
    }
    for child in tree.children(of: place) {
      if let key = tree.elements[child]["key"] { add(key, child) }
    }
    guard let keys = tree.child(of: place, keyed: "dict.sortedKeys"),
      let values = tree.child(of: place, keyed: "dict.values")
    else { return }
    let isElement = { (place: Int) in tree.elements[place].name != "bool" }
    for (key, value) in zip(
      tree.children(of: keys).filter(isElement), tree.children(of: values).filter(isElement))
    {
      add(tree.text(ofString: target(of: key)), value)
    }
  }
}
