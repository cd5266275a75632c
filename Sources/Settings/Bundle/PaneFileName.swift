package import TextInput

/// What the path of a page's file says.
package struct PaneFileName: Hashable, Sendable {
  /// The page's name: the path without extension and without device.
  package let pane: String
  /// The device that the file is for; nil when it is for all that have no file of their own.
  package let idiom: UserInterfaceIdiom?
  /// Whether the file is for InAppSettingsKit alone; always false in Apple's dialect.
  package let isInApp: Bool
  /// Whether the file is for InAppSettingsKit, and no page of Apple's dialect, in which it is read.
  package var isForeign: Bool { !isInApp && pane.hasSuffix(Self.inAppSuffix) }
  /// The language folder that the file lies in; nil in Apple's dialect, which knows no such pages.
  package let folder: String?
  /// The bundle that the file lies in, as one of ``BundleContents/roots``.
  package let root: String

  /// A page that is no property list, as a scene of an Interface Builder file.
  package init(pane: String, idiom: UserInterfaceIdiom?) {
    self.pane = pane
    self.idiom = idiom
    isInApp = false
    folder = nil
    root = ""
  }

  /// The parts of a path such as `Root~ipad.plist`; nil for what is no property list.
  ///
  /// InAppSettingsKit reads `Root~ipad.inApp.plist` too. Apple's Settings app knows nothing of that,
  /// so in its dialect `.inApp` is a part of the page's name.
  package init?(path: String, in dialect: Dialect) {
    guard path.utf8.count > Self.fileExtension.utf8.count, path.hasSuffix(Self.fileExtension) else {
      return nil
    }
    var base = path.dropLast(Self.fileExtension.count)
    root = BundleContents.siblingRoot.isPrefix(of: base) ? BundleContents.siblingRoot : ""
    base = base.dropFirst(root.count)
    let language = base.split(separator: "/", maxSplits: 1)
    if dialect == .inApp, language.count == 2, language[0].hasSuffix(".lproj") {
      folder = String(language[0])
      base = language[1]
    } else {
      folder = nil
    }
    let hasSuffix = base.hasSuffix(Self.inAppSuffix)
    if hasSuffix { base = base.dropLast(Self.inAppSuffix.count) }
    idiom = UserInterfaceIdiom.allCases.first { base.hasSuffix($0.fileSuffix) }
    if let idiom { base = base.dropLast(idiom.fileSuffix.count) }
    isInApp = hasSuffix && dialect == .inApp
    pane = base + (hasSuffix && dialect == .settings ? Self.inAppSuffix : "")
  }

  private static let fileExtension = ".plist"
  private static let inAppSuffix = ".inApp"
}

extension String {
  fileprivate func isPrefix(of text: Substring) -> Bool { text.hasPrefix(self) }
}
