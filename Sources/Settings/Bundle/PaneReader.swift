package import Diagnostics
internal import PropertyList

extension PaneFile {
  /// Reads a page's file; whatever cannot be read is left out, with a diagnostic.
  ///
  /// - Parameters:
  ///   - path: The file's path in the bundle.
  ///   - name: What the path says.
  ///   - contents: The bundle.
  ///   - dialect: Whose reading counts.
  ///   - tables: The names of all strings tables of the bundle that the file lies in.
  init(
    reading path: String, name: PaneFileName, from contents: BundleContents, in dialect: Dialect,
    tables: Set<String>
  ) {
    let messagePath = contents.messagePath(of: path)
    var diagnostics: [Diagnostic] = []
    var file: PropertyListFile?
    switch contents.bytes(of: path) {
    case .success(let bytes):
      let read = PropertyListReader.read(bytes, path: messagePath)
      diagnostics = read.diagnostics
      file = read
    case .failure(let trouble):
      diagnostics.append(
        Diagnostic(.unreadable(trouble.reason), at: SourceLocation(path: messagePath)))
    }

    func report(_ message: Diagnostic.Message, at range: SourceRange?) {
      let location = file?.source.map { SourceLocation($0, range) }
      diagnostics.append(Diagnostic(message, at: location ?? SourceLocation(path: messagePath)))
    }

    let root = file?.value?.dictionary
    if root == nil, let value = file?.value { report(.pageIsNoDictionary, at: value.range) }
    var specifiers: [Specifier] = []
    if let root {
      if let list = root["PreferenceSpecifiers"] {
        if list.array == nil {
          report(.wrongType("PreferenceSpecifiers", "an array"), at: list.range)
        }
        specifiers = (list.array ?? []).enumerated().map { index, element in
          if element.dictionary == nil { report(.specifierIsNoDictionary, at: element.range) }
          return Specifier(element, index: index, in: dialect)
        }
      } else if Self.isBundleInfo(root, at: path) {
        // Not a page, though it is listed as one.
      } else if root["items"] != nil {
        report(.preferenceLoaderPage, at: nil)
      } else {
        report(.noSpecifiers, at: nil)
      }
    }
    var table = root?.nonemptyString("StringsTable")
    if dialect == .inApp, table == nil {
      let base = name.pane.split(separator: "/").last.map(String.init) ?? name.pane
      table = [base, Pane.rootName].first(where: tables.contains)
    }
    self.init(
      path: path, name: name, title: root?.text("Title"),
      stringsTable: table, root: root, specifiers: specifiers,
      diagnostics: diagnostics, source: file?.source, comments: file?.comments ?? [],
      hasStringsOnly: file?.format == .ascii)
  }
}

extension PaneFile {
  /// Whether a property list says what the bundle is, as that of every bundle may, and is no page.
  fileprivate static func isBundleInfo(_ root: PropertyListDictionary, at path: String) -> Bool {
    path == "Info.plist" && root["PreferenceSpecifiers"] == nil
      && root.entries.contains { $0.key.text.hasPrefix("CFBundle") }
  }

  /// Whether the file is no page, though it is listed as one.
  package var isBundleInfo: Bool { root.map { Self.isBundleInfo($0, at: path) } ?? false }
}

extension Diagnostic.Message {
  package static func unreadable(_ reason: String) -> Self {
    .init(.error, "unreadable-file", "the file cannot be read: \(reason)")
  }

  static let pageIsNoDictionary = Self(
    .error, "wrong-type", "a page's property list must be a dictionary")

  static let specifierIsNoDictionary = Self(
    .error, "wrong-type", "an element of “PreferenceSpecifiers” must be a dictionary")

  static let noSpecifiers = Self(
    .warning, "no-specifiers", "there is no “PreferenceSpecifiers”, so Settings shows an empty page"
  )

  static let preferenceLoaderPage = Self(
    .warning, "no-specifiers",
    "this is a page for PreferenceLoader (“items” in place of “PreferenceSpecifiers”), which "
      + "Apple's Settings app does not read")

  static func wrongType(_ key: String, _ wanted: String) -> Self {
    .init(.warning, "wrong-type", "“\(key)” must be \(wanted)")
  }
}
