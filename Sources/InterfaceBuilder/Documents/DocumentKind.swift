import Diagnostics
import TextInput

/// What a file of Interface Builder is for, by its type.
struct DocumentKind: Hashable, Sendable {
  enum Format: Hashable, Sendable {
    /// `<document>`, which Xcode 5 and its successors write.
    case document
    /// `<archive>`, a keyed archive in XML, which their predecessors wrote.
    case archive
  }

  enum Platform: String, Hashable, Sendable {
    case iOS, tvOS, macOS, watchOS
  }

  let format: Format
  let platform: Platform
  /// The devices that the file is for.
  let idioms: [UserInterfaceIdiom]

  /// The kind of a file by its root element; nil when it is none of Interface Builder.
  init?(_ root: ElementTree.Element) {
    switch root.name {
    case "document": format = .document
    case "archive": format = .archive
    default: return nil
    }
    let type = root["type"] ?? ""
    let words = "\(type) \(root["targetRuntime"] ?? "")"
    guard type.hasPrefix("com.apple.InterfaceBuilder") || root["targetRuntime"] != nil else {
      return nil
    }
    platform =
      if words.contains("AppleTV") {
        .tvOS
      } else if words.contains("CocoaTouch") {
        .iOS
      } else if words.contains("Watch") || words.contains("watch") {
        .watchOS
      } else {
        .macOS
      }
    idioms = words.contains("CocoaTouch.iPad") ? [.pad] : UserInterfaceIdiom.allCases
  }

  /// Whether there is something to show: the file is for UIKit.
  var isShown: Bool { platform == .iOS || platform == .tvOS }
}

extension Diagnostic.Message {
  static let notInterfaceBuilder = Self(
    .error, "document-type", "this is no file of Interface Builder")

  static func otherPlatform(_ platform: DocumentKind.Platform) -> Self {
    .init(
      .error, "document-type",
      "this file is for \(platform.rawValue); only those for iOS and tvOS are read")
  }

  static let tvOS = Self(
    .note, "document-type",
    "this file is for tvOS; its fields are shown as an iPhone and an iPad would show them")
}
