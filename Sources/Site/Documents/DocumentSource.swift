internal import Diagnostics
internal import Documents
internal import Markdown
internal import Pages
internal import Search
internal import Settings

/// The folder of documents: which files of it are documents, and what they say.
struct DocumentSource: Sendable {
  private let folder: String
  private let options: MarkdownOptions
  private let allowsRawHTML: Bool
  /// The paths of all files, relative to the folder; those in hidden folders and in bundles are none
  /// of its business.
  let files: [String]
  let diagnostics: [Diagnostic]

  init(_ folder: String, options: MarkdownOptions, allowsRawHTML: Bool) throws(FileError) {
    let listing = try FolderListing(of: folder) { name in
      !name.hasPrefix(".") && !name.hasSuffix(".bundle") && !name.hasSuffix(".lproj")
    }
    self.folder = folder
    self.options = options
    self.allowsRawHTML = allowsRawHTML
    files = listing.files
    diagnostics = listing.diagnostics
  }

  /// A document that was read, or what stands against it.
  struct Reading: Sendable {
    var document: Document?
    /// What a search finds of it.
    var searchEntries: [SearchEntry] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Reads a file.
  func read(_ path: String) -> Reading {
    let file = "\(folder)/\(path)"
    do throws(FileError) {
      let decoded = SourceText.decoding(try FileSystem.read(file), path: file)
      let (document, sections) = Document.read(
        decoded.source, path: path, options: options, allowsRawHTML: allowsRawHTML)
      var diagnostics = document.diagnostics
      if let offset = decoded.firstInvalidOffset {
        diagnostics.append(decoded.source.diagnostic(.noText, at: offset..<offset + 3))
      }
      return Reading(
        document: document, searchEntries: document.searchEntries(of: sections),
        diagnostics: diagnostics)
    } catch {
      let diagnostic = Diagnostic(.unreadable(error.reason), at: SourceLocation(path: error.path))
      return Reading(diagnostics: [diagnostic])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noText = Self(
    .error, "text-encoding", "this is no text in UTF-8; it is shown as “\u{FFFD}”")
}
