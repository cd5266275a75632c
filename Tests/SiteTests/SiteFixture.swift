import Diagnostics
import Pages
import Settings
import Synchronization
import TestSupport
import TextInput

@testable import Site

/// Plans of sites whose bundles are in memory.
enum SiteFixture {
  static let toggle = BundleFixture.specifier(
    "ToggleSwitch", ["Key": "k", "Title": "Switch", "DefaultValue": "<false/>"])

  /// A bundle of one page.
  static func small(at path: String = "A/Settings.bundle") -> BundleFixture {
    bundle(["Root.plist": BundleFixture.page(toggle)], at: path)
  }

  static func bundle(
    _ files: [String: String], at path: String = "A/Settings.bundle"
  ) -> BundleFixture {
    var fixture = BundleFixture(files)
    fixture.path = path
    return fixture
  }

  static func entry(
    _ bundle: BundleFixture, slug: String = "a",
    idioms: [UserInterfaceIdiom] = UserInterfaceIdiom.allCases
  ) -> BundleEntry {
    let read = bundle.read()
    return BundleEntry(
      bundle: read, layout: BundleLayout(slug: slug), idioms: idioms, locales: read.locales)
  }

  static func plan(
    _ entries: [BundleEntry], baseURL: String? = nil, assets: [String] = [],
    publicFiles: [String] = []
  ) -> SitePlan {
    SitePlan(
      title: "Site", baseURL: baseURL, entries: entries,
      findings: entries.map(\.bundle.diagnostics), assets: assets, publicFolder: "Public",
      publicFiles: publicFiles)
  }
}

extension SitePlan {
  /// The clashes as they are printed.
  var clashTexts: [String] { clashes.map { "\($0.location.path): \($0.message.text)" } }
}

/// What a build told of its progress.
final class Counts: Sendable {
  private let told = Mutex<(done: Set<Int>, all: Set<Int>)>(([], []))

  func add(_ done: Int, of all: Int) {
    told.withLock { told in
      told.done.insert(done)
      told.all.insert(all)
    }
  }

  var done: Set<Int> { told.withLock(\.done) }
  var all: Set<Int> { told.withLock(\.all) }
}
