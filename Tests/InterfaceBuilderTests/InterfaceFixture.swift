import Diagnostics
import InterfaceBuilder
import PropertyList
import Settings
import TestSupport
import TextInput

/// A file of Interface Builder in memory, with the tables beside it.
struct InterfaceFixture {
  var files: [String: String]
  var file: String

  init(_ text: String, name: String = "Main.storyboard", tables: [String: String] = [:]) {
    file = tables.isEmpty ? name : "Base.lproj/\(name)"
    files = tables
    files[file] = text
  }

  /// A `.xib` whose file's owner is `OwnerController`, and has these outlets.
  static func xib(_ views: String, outlets: [String: String] = [:], type: String = ios) -> Self {
    let connections = outlets.sorted { $0.key < $1.key }.map { property, destination in
      "<outlet property=\"\(property)\" destination=\"\(destination)\"/>"
    }
    return Self(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document \(type)><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnerController">
      <connections>\(connections.joined())</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(views)
      </objects></document>
      """, name: "View.xib")
  }

  /// A `.xib` of one view with these subviews.
  static func views(_ subviews: String, outlets: [String: String] = [:]) -> Self {
    xib("<view id=\"v\"><subviews>\(subviews)</subviews></view>", outlets: outlets)
  }

  /// A storyboard with these scenes.
  static func storyboard(
    _ scenes: [String], attributes: String = "", tables: [String: String] = [:]
  ) -> Self {
    Self(
      "<document \(ios) \(attributes)><scenes>\(scenes.joined(separator: "\n"))</scenes></document>",
      tables: tables)
  }

  /// A scene of one view controller.
  static func scene(_ controller: String, _ subviews: String, item: String = "") -> String {
    """
    <scene sceneID="s"><objects><viewController \(controller) sceneMemberID="viewController">
    <view key="view" id="v"><subviews>\(subviews)</subviews></view>\(item)
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r"/></objects></scene>
    """
  }

  static let ios =
    #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch""#

  func read() -> SettingsBundle {
    let files = files
    let contents = BundleContents(path: "", files: Set(files.keys)) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.init("Permission denied"))
    }
    return SettingsBundle(
      readingInterface: file, from: contents, name: "Main", developmentLanguage: .english)
  }
}

extension SettingsBundle {
  /// The elements of all pages.
  var specifiers: [Specifier] { files.flatMap(\.specifiers) }
}

extension Specifier {
  /// The properties that the file decides, with their values.
  var declaredTraits: [String] {
    guard let traits = textInputTraits else { return [] }
    return traits.traits.values.filter { traits.declared.contains($0.property) }
      .map { "\($0.property.name)=\($0.text ?? "nil")" }
  }

  var placeholder: String? {
    switch content {
    case .textField(let field): field.placeholder
    case .textView(let view): view.placeholder
    default: nil
    }
  }

  /// What the file declares under a name, as text.
  func declared(_ name: String) -> String? { dictionary[name]?.text }
}
