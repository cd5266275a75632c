import Pages
import Settings
import TestSupport
import Testing

@testable import Site

struct SiteBatchesTests {
  private let page = BundleFixture.page(SiteFixture.toggle)

  /// A bundle of this many pages in three languages.
  private func entry(_ pages: Int, slug: String) -> BundleEntry {
    var files = ["Root.plist": page, "de.lproj/x": "", "en.lproj/x": "", "fr.lproj/x": ""]
    for number in 1..<pages { files["P\(number).plist"] = page }
    return SiteFixture.entry(SiteFixture.bundle(files), slug: slug)
  }

  @Test(arguments: [1, 5, 100])
  func everyFileIsInOneBatch(_ pages: Int) {
    let plan = SiteFixture.plan(
      [entry(pages, slug: "a"), entry(1, slug: "b")], publicFiles: ["x", "y"])
    let batches = plan.batches
    #expect(batches.flatMap { Array($0.files) } == Array(plan.files.indices))
    #expect(batches.allSatisfy { !$0.files.isEmpty && $0.files.count <= 64 })
    // Enough for several threads.
    #expect(batches.count >= 8)
  }

  @Test func aBatchIsInOneLanguageOfOneBundle() {
    let plan = SiteFixture.plan([entry(9, slug: "a"), entry(9, slug: "b")])
    for batch in plan.batches {
      for file in plan.files[batch.files] {
        let locale = batch.locale.map {
          "\(plan.entries[$0.bundle].layout.slug)/\(plan.entries[$0.bundle].locales[$0.locale].tag)"
        }
        switch file.content {
        case .preview, .compare, .review:
          #expect(file.path.text.hasPrefix((locale ?? "none") + "/"))
        default: #expect(locale == nil)
        }
      }
    }
    let all = Set(plan.batches.compactMap { $0.locale.map { "\($0.bundle) \($0.locale)" } })
    #expect(all == ["0 0", "0 1", "0 2", "1 0", "1 1", "1 2"])
  }
}
