import Diagnostics
import PropertyList
import Settings
import TextInput

/// Finds the scenes of a `<document>`, and what may be typed into in them.
struct DocumentReader {
  let tree: ElementTree
  private let outlets: Outlets
  /// The absolute frame of each element that has one.
  private var frames: [Int: Frame] = [:]
  /// The cell that each element lies in, or its scene.
  private var scopes: [Int]

  init(_ tree: ElementTree) {
    self.tree = tree
    outlets = Outlets(of: tree)
    scopes = Array(repeating: 0, count: tree.elements.count)
    placeViews()
  }

  /// The scenes that have a text field or a text view, that of the initial view controller first,
  /// and how many of a storyboard have none, those left out that only hold other scenes.
  func scenes() -> (scenes: [InterfaceScene], empty: Int) {
    let initial = tree.root?["initialViewController"]
    var scenes: [InterfaceScene] = []
    var empty = 0
    for root in roots {
      let scene = scene(root)
      if scene.textObjects.isEmpty {
        // The other top-level objects of a “.xib” may be no views at all.
        let isContainer = Self.containers.contains(tree.elements[root.controller].name)
        if tree.elements[root.place].name == "scene", !isContainer { empty += 1 }
      } else if let initial, tree.elements[root.controller]["id"] == initial {
        scenes.insert(scene, at: 0)
      } else {
        scenes.append(scene)
      }
    }
    return (scenes, empty)
  }

  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "viewControllerPlaceholder",
  ]

  // MARK: - Scenes

  /// Where a scene lies in the tree.
  private struct Root {
    /// The element that all of the scene lies in.
    let place: Int
    /// The view controller, or the top-level view.
    let controller: Int
    let name: String?
  }

  /// The scenes of a storyboard, or the top-level objects of a `.xib`.
  private var roots: [Root] {
    guard !tree.elements.isEmpty else { return [] }
    if let scenes = tree.child(of: 0, named: "scenes") {
      return tree.children(of: scenes).filter { tree.elements[$0].name == "scene" }
        .map(root(ofScene:))
    }
    guard let objects = tree.child(of: 0, named: "objects") else { return [] }
    return tree.children(of: objects).filter { tree.elements[$0].name != "placeholder" }
      .map { view in
        // The view that the owner loads is the owner's scene.
        let owner = outlets.ownerOfView(tree.elements[view]["id"] ?? "")
        return Root(
          place: view, controller: view,
          name: owner.flatMap { tree.elements[$0]["customClass"] } ?? name(ofController: view))
      }
  }

  private func root(ofScene scene: Int) -> Root {
    let objects = tree.child(of: scene, named: "objects") ?? scene
    let members = tree.children(of: objects).filter { tree.elements[$0].name != "placeholder" }
    let controller =
      members.first { tree.elements[$0]["sceneMemberID"] == "viewController" } ?? members.first
    return Root(
      place: scene, controller: controller ?? scene,
      name: controller.flatMap(name(ofController:)) ?? tree.elements[scene]["sceneID"])
  }

  private func name(ofController place: Int) -> String? {
    ["storyboardIdentifier", "customClass", "id"].lazy.compactMap { tree.elements[place][$0] }
      .first { !$0.isEmpty }
  }

  private func scene(_ root: Root) -> InterfaceScene {
    var objects: [(place: Int, kind: TextInputObject.Kind)] = []
    var labels: [(place: Int, text: InterfaceText)] = []
    for place in root.place..<tree.elements[root.place].end {
      switch tree.elements[place].name {
      case "textField": objects.append((place, .field))
      case "textView": objects.append((place, .view))
      case "label" where tree.elements[place]["hidden"] != "YES":
        let text = text(of: place, "text")
        if let text, text.text.isLabel { labels.append((place, text)) }
      default: break
      }
    }
    let matches = LabelFinder.match(
      labels: labels.map { self.place(of: $0.place) },
      fields: objects.map { self.place(of: $0.place) })
    return InterfaceScene(
      name: root.name ?? "Scene", title: title(root),
      textObjects: zip(objects, matches).map { object, match in
        textObject(object.place, object.kind, labelBeside: match.map { labels[$0].text })
      })
  }

  /// What the navigation bar says of a scene.
  private func title(_ root: Root) -> InterfaceText? {
    let item = tree.child(of: root.controller, keyed: "navigationItem")
    let title = item.flatMap { text(of: $0, "title") } ?? text(of: root.controller, "title")
    return title.flatMap { $0.text.isEmpty ? nil : $0 }
  }

  // MARK: - Frames

  private mutating func placeViews() {
    var own: [Int: Frame] = [:]
    for element in tree.elements where element.name == "rect" && element["key"] == "frame" {
      if let parent = element.parent { own[parent] = Frame(element) }
    }
    var origins = [(x: Double, y: Double)](repeating: (0, 0), count: tree.elements.count)
    for (place, element) in tree.elements.enumerated() {
      if let parent = element.parent {
        origins[place] = origins[parent]
        scopes[place] = scopes[parent]
      }
      if ["tableViewCell", "collectionViewCell", "scene"].contains(element.name) {
        scopes[place] = place
      }
      guard var frame = own[place] else { continue }
      frame.x += origins[place].x
      frame.y += origins[place].y
      origins[place] = (frame.x, frame.y)
      frames[place] = frame
    }
  }

  private func place(of view: Int) -> LabelFinder.Place {
    .init(frame: frames[view], scope: scopes[view], order: view)
  }

  // MARK: - Text objects

  private func textObject(
    _ place: Int, _ kind: TextInputObject.Kind, labelBeside: InterfaceText?
  ) -> InterfaceTextObject {
    let element = tree.elements[place]
    let id = element["id"]
    var entries = tree.entries(ofAttributes: place)
    var traits: [PropertyListDictionary.Entry] = []
    for child in tree.children(of: place) {
      switch tree.elements[child].name {
      case "string", "mutableString":
        guard let key = tree.elements[child]["key"] else { break }
        let text = LiteralString(tree.text(ofString: child))
        entries.append(
          .init(LiteralString(key), PropertyListValue(.string(text), at: tree.range(of: child))))
      case "textInputTraits":
        traits += tree.entries(ofAttributes: child).filter { $0.key.text != "key" }
      case "dataDetectorType": traits.append(detectors(child))
      default: break
      }
    }
    let attributedText =
      element["usesAttributedText"] == "YES" ? self.attributedText(of: place) : nil
    let text =
      attributedText.map { InterfaceText(text: $0.string, key: nil) } ?? text(of: place, "text")
    let accessibility = tree.child(of: place, keyed: "accessibilityConfiguration")
      .flatMap { self.text(of: $0, "label") }
      .map { InterfaceText(text: $0.text, key: id.map { "\($0).accessibilityLabel" }) }
    let labels = [
      accessibility, labelBeside,
      element["userLabel"].map { InterfaceText(text: $0, key: nil) },
    ]
    return InterfaceTextObject(
      kind: kind, key: id.map { outlets.name(of: $0) ?? $0 },
      label: labels.lazy.compactMap { $0 }.first { !$0.text.isEmpty },
      text: text ?? InterfaceText(text: "", key: nil), attributedText: attributedText,
      placeholder: self.text(of: place, "placeholder"),
      alignment: element["textAlignment"].flatMap(TextAlignment.init) ?? .natural,
      isEditable: element["editable"] != "NO",
      isEnabled: element["enabled"] != "NO" && element["userInteractionEnabled"] != "NO",
      traits: traits, entries: entries, range: tree.range(of: place))
  }

  /// A text that stands in an attribute, or in a string element when it has several lines.
  func text(of place: Int, _ key: String) -> InterfaceText? {
    let element = tree.elements[place]
    var text = element[key]
    if text == nil {
      text = tree.children(of: place).first {
        tree.elements[$0]["key"] == key && tree.elements[$0].isString
      }.map(tree.text(ofString:))
    }
    return text.map { InterfaceText(text: $0, key: element["id"].map { "\($0).\(key)" }) }
  }

  private func detectors(_ place: Int) -> PropertyListDictionary.Entry {
    let names = tree.entries(ofAttributes: place).filter { $0.value.string == "YES" }.map {
      PropertyListValue(.string($0.key), at: $0.keyRange)
    }
    return .init("dataDetectorTypes", PropertyListValue(.array(names), at: tree.range(of: place)))
  }
}
