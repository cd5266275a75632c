/// The names of the scenes of a file as names of pages, of which no two are alike.
struct SceneNames {
  private var taken: Set<String> = []

  /// The name of the next scene: its own, with a number behind it where an earlier one has it.
  ///
  /// Pages are files, whose names differ in more than case, hold no slash, and are not too long.
  mutating func name(of scene: InterfaceScene) -> String {
    let base = Self.fileName(scene.name)
    var name = base
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  private static func fileName(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in name.unicodeScalars {
      let isAllowed =
        scalar != "/" && scalar != "\\" && scalar.properties.generalCategory != .control
        && !(scalar == "." && result.isEmpty)
      length += scalar.utf8.count
      if length > 120 { break }
      result.append(isAllowed ? scalar : "-")
    }
    return result.isEmpty ? "Scene" : String(result)
  }
}
