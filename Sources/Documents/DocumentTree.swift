/// All documents of a site, each below its folder, in the order in which they are read.
package struct DocumentTree: Sendable {
  /// A page: that of a document, or that of a folder without a document of its own.
  package struct Node: Sendable {
    /// The place of the document; nil for a folder that only lists what is in it.
    package let document: Int?
    package let title: String
    /// The folder whose page this is; nil for other pages.
    package let folder: String?
    /// The path of the page in the folder of documents.
    package let page: String
    /// The place of the page of the folder that this page is in; nil for that of all documents.
    package let parent: Int?
    /// The places of the pages in the folder whose page this is, in order.
    package fileprivate(set) var children: [Int] = []
  }

  package let documents: [Document]
  /// The pages in the order in which they are read, a folder's own page before those in it.
  package private(set) var nodes: [Node] = []
  /// All files of the folder, by their paths in it.
  private let files: Set<String>
  private let names: FileNames
  private let drafts: Set<String>
  private var nodesByPath: [String: Int] = [:]
  private var nodesByFolder: [String: Int] = [:]

  /// Makes the tree of documents; without any, there are no pages.
  ///
  /// - Parameters:
  ///   - documents: All documents, drafts too.
  ///   - files: The paths of all files in the folder.
  ///   - hasDrafts: Whether drafts are to be shown.
  package init(_ documents: [Document], files: [String], hasDrafts: Bool) {
    self.documents = documents.filter { hasDrafts || !$0.frontMatter.isDraft }
    self.files = Set(files)
    names = FileNames(of: files)
    drafts = hasDrafts ? [] : Set(documents.filter(\.frontMatter.isDraft).map(\.path))
    guard !self.documents.isEmpty else { return }
    add(FolderContents(of: self.documents), parent: nil)
  }

  private mutating func add(_ folder: FolderContents, parent: Int?) {
    let number = nodes.count
    let landing = folder.landing
    nodes.append(
      Node(
        document: landing,
        title: landing.map { documents[$0].title } ?? folder.title, folder: folder.path,
        page: DocumentPath.joined(folder.path, "index.html"), parent: parent))
    nodesByFolder[folder.path] = number
    if let landing { nodesByPath[documents[landing].path] = number }
    for child in folder.ordered(documents) {
      nodes[number].children.append(nodes.count)
      switch child {
      case .folder(let inner): add(inner, parent: number)
      case .document(let index):
        nodesByPath[documents[index].path] = nodes.count
        nodes.append(
          Node(
            document: index, title: documents[index].title, folder: nil,
            page: documents[index].page, parent: number))
      }
    }
  }

  /// The folders that a page is in, that of all documents first.
  package func ancestors(of number: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = nodes[number].parent
    while let parent = next {
      ancestors.append(parent)
      next = nodes[parent].parent
    }
    return ancestors.reversed()
  }

  /// The page that is read before; nil for the first.
  package func previous(of number: Int) -> Int? { number > 0 ? number - 1 : nil }

  /// The page that is read next; nil for the last.
  package func next(of number: Int) -> Int? { number + 1 < nodes.count ? number + 1 : nil }

  /// Files of the folder, other than documents, that links and images of documents name, in order.
  package var linkedFiles: [String] {
    var linked: Set<String> = []
    for document in documents {
      let folder = DocumentPath.folder(of: document.path)
      for destination in document.destinations {
        let address = DocumentAddress(destination)
        guard let path = DocumentPath.resolved(address.path, in: folder),
          let file = file(at: path), !DocumentPath.isDocument(file)
        else { continue }
        linked.insert(file)
      }
    }
    return linked.sorted()
  }

  // MARK: - Links

  /// What a relative path leads to.
  package enum Target: Hashable, Sendable {
    /// A page, by its place among the nodes.
    case page(Int)
    /// A file that is no document, by its path in the folder.
    case file(String)
    /// A document that is left out, since it is a draft.
    case draft(String)
    /// Nothing of the folder.
    case none
  }

  /// What a path leads to that stands in a document.
  package func target(of path: String, from document: Document) -> Target {
    let folder = DocumentPath.folder(of: document.path)
    guard let resolved = DocumentPath.resolved(path, in: folder) else { return .none }
    if let node = nodesByPath[resolved] ?? nodesByFolder[resolved] { return .page(node) }
    // A folder without a document of its own has a page nevertheless.
    if DocumentPath.isLanding(resolved), !drafts.contains(resolved),
      let node = nodesByFolder[DocumentPath.folder(of: resolved)]
    {
      return .page(node)
    }
    if drafts.contains(resolved) { return .draft(resolved) }
    guard let file = file(at: resolved), !DocumentPath.isDocument(file) else { return .none }
    return .file(file)
  }

  /// A file by its own path: one that is equal as a text, such as with “é” as two characters, may
  /// have other bytes.
  private func file(at path: String) -> String? { files.firstIndex(of: path).map { files[$0] } }

  /// The path that somebody most likely meant who wrote another into a document; nil when none is
  /// near.
  ///
  /// A path that begins with a slash is taken as one in the folder of all documents.
  package func suggestion(for path: String, in document: Document) -> String? {
    let folder = DocumentPath.folder(of: document.path)
    let start = path.utf8.first == UInt8(ascii: "/") ? "" : folder
    guard let resolved = DocumentPath.resolved(path, in: start) else { return nil }
    if files.contains(resolved) { return DocumentPath.relative(resolved, from: folder) }
    let near = names.paths(near: DocumentPath.name(of: resolved)).first { $0 != document.path }
    return near.map { DocumentPath.relative($0, from: folder) }
  }
}

/// What a folder holds, before it is put in order.
private struct FolderContents {
  enum Child {
    case folder(FolderContents)
    case document(Int)
  }

  let path: String
  private(set) var landing: Int?
  private var documents: [Int] = []
  private var folders: [String: FolderContents] = [:]

  private init(path: String) {
    self.path = path
  }

  init(of documents: [Document]) {
    self.init(path: "")
    for (index, document) in documents.enumerated() {
      let folders = document.path.split(separator: "/").dropLast()
      add(index, document, in: folders[...])
    }
  }

  private mutating func add(
    _ index: Int, _ document: Document, in folders: ArraySlice<Substring>
  ) {
    if let first = folders.first {
      let name = String(first)
      self.folders[name, default: FolderContents(path: DocumentPath.joined(path, name))]
        .add(index, document, in: folders.dropFirst())
    } else if DocumentPath.isLanding(document.path), landing == nil {
      landing = index
    } else {
      self.documents.append(index)
    }
  }

  var title: String {
    path.isEmpty ? "Documentation" : DocumentPath.title(of: DocumentPath.name(of: path))
  }

  /// What the folder holds: by the order that documents ask for, then by the names of files.
  func ordered(_ all: [Document]) -> [Child] {
    typealias Ranked = (order: Int, name: String, child: Child)
    let ranked: [Ranked] =
      documents.map { index in
        let document = all[index]
        return (
          document.frontMatter.order ?? .max, DocumentPath.name(of: document.path),
          .document(index)
        )
      }
      + folders.map { name, folder in
        (folder.landing.flatMap { all[$0].frontMatter.order } ?? .max, name, .folder(folder))
      }
    return ranked.sorted { a, b in
      a.order != b.order ? a.order < b.order : DocumentPath.comesBefore(a.name, b.name)
    }.map(\.child)
  }
}
