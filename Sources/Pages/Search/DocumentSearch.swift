package import Documents
package import Search

extension Document {
  /// What a search finds of the document: the page, and its parts by their headings.
  ///
  /// The way to them is not known before all documents are; ``DocumentTree/searchEntries(_:)`` adds
  /// it.
  package func searchEntries(of sections: [DocumentSection]) -> [SearchEntry] {
    let address = SiteLayout.document(page).address(from: SiteLayout.index)
    return sections.enumerated().map { number, section in
      let isPage = number == 0
      let anchor = section.anchor.map { "#" + MarkdownAddress.encoded($0) } ?? ""
      return SearchEntry(
        isPage ? .document : .section, address: address + anchor,
        title: isPage ? title : section.title, context: isPage ? "" : title,
        texts: [isPage ? frontMatter.description : nil, section.text].compactMap(\.self))
    }
  }
}

extension DocumentTree {
  /// What a search finds of the tree.
  ///
  /// - Parameter entries: What it finds of each document, by its path.
  /// - Returns: The entries of each document in reading order, with the folders that it is in.
  package func searchEntries(_ entries: [String: [SearchEntry]]) -> [SearchEntry] {
    nodes.indices.flatMap { number -> [SearchEntry] in
      guard let document = nodes[number].document.map({ documents[$0] }) else { return [] }
      let folders = ancestors(of: number).map { nodes[$0].title }
      return (entries[document.path] ?? []).map { entry in
        var entry = entry
        let titles = folders + (entry.context.isEmpty ? [] : [entry.context])
        entry.context = titles.joined(separator: " › ")
        return entry
      }
    }
  }
}
