import Diagnostics
import PropertyList
import Settings
import TextInput

/// Finds the views of an `<archive>`, the keyed archive that Interface Builder wrote before Xcode 5.
struct ArchiveReader {
  private let tree: ElementTree
  private let records: ArchiveRecords
  private var frames: [Int: Frame] = [:]
  /// The view that each view names as the one that it lies in.
  private var superviews: [Int: Int] = [:]

  init(_ tree: ElementTree) {
    self.tree = tree
    records = ArchiveRecords(of: tree)
    placeViews()
  }

  /// The top-level views that have a text field or a text view.
  func scenes() -> [InterfaceScene] {
    let roots = self.roots
    let objects = textObjects(among: roots)
    return roots.compactMap { root in objects[root].map { scene(root, $0) } }
  }

  // MARK: - Scenes

  private var roots: [Int] {
    let list = tree.elements.firstIndex { $0["key"] == "IBDocument.RootObjects" }
    return list.map { list in
      tree.children(of: list).map(records.target).filter {
        tree.elements[$0].name == "object" && tree.elements[$0]["class"] != "IBProxyObject"
      }
    } ?? []
  }

  private typealias TextObject = (place: Int, kind: TextInputObject.Kind)

  /// The text objects by the top-level view that they belong to.
  private func textObjects(among roots: [Int]) -> [Int: [TextObject]] {
    let known = Set(roots)
    var objects: [Int: [TextObject]] = [:]
    for (place, element) in tree.elements.enumerated() where element.name == "object" {
      let kind: TextInputObject.Kind
      switch element["class"] {
      case "IBUITextField": kind = .field
      case "IBUITextView": kind = .view
      default: continue
      }
      // An object stands where it is first spoken of, which may be far from its superview.
      var view: Int? = place
      var steps = 0
      while let current = view, !known.contains(current), steps < 600 {
        view = superviews[current] ?? tree.elements[current].parent
        steps += 1
      }
      if let root = view.flatMap({ known.contains($0) ? $0 : nil }) ?? roots.first {
        objects[root, default: []].append((place, kind))
      }
    }
    return objects
  }

  private func scene(_ root: Int, _ objects: [TextObject]) -> InterfaceScene {
    var labels: [(place: Int, text: InterfaceText)] = []
    for place in root..<tree.elements[root].end where tree.elements[place]["class"] == "IBUILabel" {
      if let text = text(of: place, "IBUIText", as: "text"), text.text.isLabel {
        labels.append((place, text))
      }
    }
    func place(_ view: Int) -> LabelFinder.Place {
      .init(frame: frames[view], scope: root, order: view)
    }
    let matches = LabelFinder.match(
      labels: labels.map { place($0.place) }, fields: objects.map { place($0.place) })
    let id = tree.elements[root]["id"] ?? ""
    let owner = records.isViewOfOwner(id) ? records.ownerClass : nil
    return InterfaceScene(
      name: owner ?? records.className(of: id) ?? records.objectID(of: id) ?? id, title: nil,
      textObjects: zip(objects, matches).map { object, match in
        textObject(object.place, object.kind, labelBeside: match.map { labels[$0].text })
      })
  }

  // MARK: - Frames

  private mutating func placeViews() {
    var own: [Int: Frame] = [:]
    for element in tree.elements {
      guard let parent = element.parent else { continue }
      switch element["key"] {
      case "NSFrame", "NSFrameSize": own[parent] = Frame(archived: element.text)
      case "NSSuperview": superviews[parent] = element["ref"].flatMap { records.place(of: $0) }
      default: break
      }
    }
    var origins = [(x: Double, y: Double)](repeating: (0, 0), count: tree.elements.count)
    for (place, element) in tree.elements.enumerated() {
      if let parent = element.parent { origins[place] = origins[parent] }
      guard var frame = own[place] else { continue }
      frame.x += origins[place].x
      frame.y += origins[place].y
      origins[place] = (frame.x, frame.y)
      frames[place] = frame
    }
  }

  // MARK: - Text objects

  private func textObject(
    _ place: Int, _ kind: TextInputObject.Kind, labelBeside: InterfaceText?
  ) -> InterfaceTextObject {
    let id = tree.elements[place]["id"] ?? ""
    let entries = tree.children(of: place).compactMap { child -> PropertyListDictionary.Entry? in
      guard let key = tree.elements[child]["key"], let value = scalar(child) else { return nil }
      return .init(LiteralString(key), PropertyListValue(value, at: tree.range(of: child)))
    }
    var traits: [PropertyListDictionary.Entry] = []
    if let list = tree.child(of: place, keyed: "IBUITextInputTraits") {
      traits = tree.children(of: records.target(of: list)).compactMap(trait)
    }
    traits += tree.children(of: place).compactMap(trait)
    let accessibility = tree.child(of: place, keyed: "IBUIAccessibilityConfiguration")
      .flatMap { text(of: records.target(of: $0), "IBUIAccessibilityLabel", as: nil) }
    let labels = [
      accessibility, labelBeside,
      records.objectName(of: id).map { InterfaceText(text: $0, key: nil) },
    ]
    return InterfaceTextObject(
      kind: kind, key: records.outlet(of: id) ?? records.objectID(of: id) ?? id,
      label: labels.lazy.compactMap { $0 }.first { !$0.text.isEmpty },
      text: text(of: place, "IBUIText", as: "text") ?? InterfaceText(text: "", key: nil),
      attributedText: nil,
      placeholder: text(of: place, "IBUIPlaceholder", as: "placeholder"),
      alignment: alignment(of: place), isEditable: flag(place, "IBUIEditable"),
      isEnabled: flag(place, "IBUIEnabled") && flag(place, "IBUIUserInteractionEnabled"),
      traits: traits, entries: entries, range: tree.range(of: place))
  }

  /// The alignment by its number in iOS 5 and before.
  private func alignment(of place: Int) -> TextAlignment {
    switch tree.child(of: place, keyed: "IBUITextAlignment").map({ tree.elements[$0].text }) {
    case "1": .center
    case "2": .right
    default: .natural
    }
  }

  /// A Boolean that is true unless it is said to be false.
  private func flag(_ place: Int, _ key: String) -> Bool {
    tree.child(of: place, keyed: key).map { tree.elements[$0].text != "NO" } ?? true
  }

  private func text(of place: Int, _ key: String, as property: String?) -> InterfaceText? {
    guard let child = tree.child(of: place, keyed: key).map(records.target(of:)),
      tree.elements[child].isString
    else { return nil }
    let id = tree.elements[place]["id"].flatMap { records.objectID(of: $0) }
    let stringsKey = property.flatMap { property in id.map { "\($0).\(property)" } }
    return InterfaceText(text: tree.text(ofString: child), key: stringsKey)
  }

  private func scalar(_ place: Int) -> PropertyListValue.Content? {
    let element = tree.elements[place]
    switch element.name {
    case "string", "mutableString": return .string(LiteralString(tree.text(ofString: place)))
    case "bool": return .boolean(element.text == "YES")
    case "int", "integer":
      let text = element["value"] ?? element.text
      return .integer(text: text, value: Int64(text))
    case "float", "double": return .real(text: element.text, value: Double(element.text))
    default: return nil
    }
  }

  /// A trait by the name and the spelling of today's format; nil for anything else.
  ///
  /// A number that means nothing stays a number.
  private func trait(_ place: Int) -> PropertyListDictionary.Entry? {
    let element = tree.elements[place]
    guard let key = element["key"], let trait = ArchivedTrait.all[key],
      let value = scalar(place)
    else { return nil }
    let range = tree.range(of: place)
    return .init(
      LiteralString(trait.name), PropertyListValue(trait.modern(value) ?? value, at: range))
  }
}
