internal import Diagnostics
internal import PropertyList
package import Settings
internal import TextInput
internal import XML

extension SettingsBundle {
  /// Reads a `.xib` or `.storyboard` as a bundle whose pages are its scenes: those with a text field
  /// or a text view.
  ///
  /// Whatever cannot be read is left out, with a diagnostic.
  ///
  /// - Parameters:
  ///   - file: The file's path in `contents`. Tables of its texts may lie beside it, as
  ///     `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
  ///   - contents: The file, and the tables.
  ///   - name: The file's name without extension, which is that of the tables too.
  ///   - appName: What the bundle is called; nil for the file's name.
  ///   - developmentLanguage: The language of the file, unless its folder names another one.
  package init(
    readingInterface file: String, from contents: BundleContents, name: String,
    appName: String? = nil, developmentLanguage: LocaleTag
  ) {
    let document = InterfaceDocument(reading: file, from: contents)
    let locales = BundleLocale.locales(in: contents.files, developmentLanguage: developmentLanguage)
    let tables = contents.files.filter { $0.hasSuffix(".strings") }.map {
      ($0, StringsTable(reading: $0, from: contents))
    }
    let pages = document.pages(inFile: file, stringsTable: tables.isEmpty ? nil : name)
    self.init(
      path: contents.messagePath(of: file), contents: contents, appName: appName ?? name,
      locales: locales,
      files: pages.map(\.file), panes: pages.map(\.pane),
      tables: Dictionary(uniqueKeysWithValues: tables),
      diagnostics: document.diagnostics + pages.flatMap(\.file.diagnostics)
        + tables.flatMap(\.1.diagnostics),
      comments: document.comments, developmentLanguage: developmentLanguage)
  }
}

/// What a file of Interface Builder holds.
private struct InterfaceDocument {
  private(set) var scenes: [InterfaceScene] = []
  private(set) var idioms: [UserInterfaceIdiom] = []
  private(set) var source: SourceText?
  /// What is wrong with the file such that every scene may lack something.
  private(set) var trouble: [Diagnostic] = []
  private(set) var remarks: [Diagnostic] = []
  private(set) var comments: [ElementComment] = []

  var diagnostics: [Diagnostic] { trouble + remarks }

  init(reading file: String, from contents: BundleContents) {
    let path = contents.messagePath(of: file)
    switch contents.bytes(of: file) {
    case .failure(let reason):
      trouble = [Diagnostic(.unreadable(reason.reason), at: SourceLocation(path: path))]
    case .success(let bytes): read(XMLFile(decoding: bytes, path: path))
    }
  }

  private mutating func read(_ file: XMLFile) {
    let tree = ElementTree.read(file)
    source = tree.source
    trouble = tree.diagnostics
    comments = tree.elementComments
    guard let root = tree.root else { return }
    guard let kind = DocumentKind(root) else {
      remarks.append(tree.source.diagnostic(.notInterfaceBuilder, at: root.tag))
      return
    }
    if kind.platform == .tvOS { remarks.append(tree.source.diagnostic(.tvOS, at: root.tag)) }
    guard kind.isShown else {
      remarks.append(tree.source.diagnostic(.otherPlatform(kind.platform), at: root.tag))
      return
    }
    idioms = kind.idioms
    let (scenes, empty) =
      switch kind.format {
      case .document: DocumentReader(tree).scenes()
      case .archive: (ArchiveReader(tree).scenes(), 0)
      }
    self.scenes = scenes
    if scenes.isEmpty {
      guard trouble.isEmpty else { return }
      remarks.append(tree.source.diagnostic(.noTextObjects, at: root.tag))
    } else if empty > 0 {
      remarks.append(
        tree.source.diagnostic(.emptyScenes(empty, of: empty + scenes.count), at: root.tag))
    }
  }

  /// The scenes as pages.
  func pages(inFile path: String, stringsTable: String?) -> [(file: PaneFile, pane: Pane)] {
    var names = SceneNames()
    return scenes.map { scene in
      let name = names.name(of: scene)
      let file = PaneFile(
        scene, of: path, named: name, stringsTable: stringsTable, trouble: trouble, source: source)
      let pane = Pane(
        name: name, files: Dictionary(uniqueKeysWithValues: idioms.map { ($0, file) }),
        reachable: Set(idioms), openers: [:], ownTitle: file.title ?? name)
      return (file, pane)
    }
  }
}

extension PaneFile {
  fileprivate init(
    _ scene: InterfaceScene, of path: String, named name: String, stringsTable: String?,
    trouble: [Diagnostic], source: SourceText?
  ) {
    let specifiers = scene.textObjects.enumerated().map { Specifier($1, index: $0) }
    var findings = trouble
    if let source {
      for specifier in specifiers {
        findings += specifier.textInputFindings.map { source.diagnostic($0, at: $1) }
      }
    }
    var keys: [String: [String]] = [:]
    let texts = [scene.title] + scene.textObjects.flatMap { [$0.label, $0.text, $0.placeholder] }
    for case let text? in texts {
      guard let key = text.key, !text.text.isEmpty else { continue }
      // A text that stands in a thousand places is translated by one of the first few.
      if keys[text.text, default: []].count < 8 { keys[text.text, default: []].append(key) }
    }
    self.init(
      path: "\(path)#\(name)", name: PaneFileName(pane: name, idiom: nil), title: scene.title?.text,
      stringsTable: stringsTable, root: nil, specifiers: specifiers, diagnostics: findings,
      source: source, stringsKeys: keys)
  }
}

extension Diagnostic.Message {
  static let noTextObjects = Self(
    .note, "no-text-objects", "there is no text field and no text view in the file")

  static func emptyScenes(_ count: Int, of all: Int) -> Self {
    .init(
      .note, "no-text-objects",
      "\(count) of \(all) scenes \(count == 1 ? "has" : "have") no text field and no text view, and "
        + (count == 1 ? "is" : "are") + " left out")
  }
}
