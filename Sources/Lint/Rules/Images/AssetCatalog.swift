internal import Diagnostics
internal import Settings

/// An asset catalog in a bundle that nobody compiles.
enum AssetCatalog: Rule {
  static let facts = RuleFacts(
    "asset-catalog", .warning, "an asset catalog lies in the bundle",
    because: "Settings looks for images as files of the bundle, and does not read asset catalogs "
      + "(the readme of CRDSettings).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    let catalogs = subject.bundle.filePaths.compactMap { path -> String? in
      guard let end = path.firstRange(of: ".xcassets/") else { return nil }
      return String(path[..<end.lowerBound]) + ".xcassets"
    }
    for path in Set(catalogs).sorted() {
      findings.add(.assetCatalog, at: subject.bundle.location(ofFile: path))
    }
  }
}

extension Diagnostic.Message {
  static let assetCatalog = AssetCatalog.message(
    "Settings reads no asset catalogs; put the images beside the pages")
}
