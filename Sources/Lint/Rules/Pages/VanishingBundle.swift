internal import Diagnostics
internal import PropertyList
internal import Settings

/// A first page of which iOS 18 was seen to show nothing at all.
enum VanishingBundle: Rule {
  static let facts = RuleFacts(
    "vanishing-bundle", .warning, "the first page has no switch, slider or text field with a key",
    because: "iOS 18 dropped whole bundles that were made only of groups, titles and choices "
      + "(FB15267454, developer.apple.com/forums/thread/764519). Apple says nothing of it.")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    let bundle = subject.bundle
    guard bundle.dialect == .settings, let root = bundle.pane(named: Pane.rootName) else { return }
    for page in subject.pages where root.paths.contains(page.file.path) {
      guard !page.file.specifiers.isEmpty,
        !page.file.specifiers.contains(where: keepsBundle)
      else { continue }
      let entry = page.file.root?.entry("PreferenceSpecifiers")
      findings.add(.vanishingBundle, at: entry?.keyRange, in: page)
    }
  }

  private static func keepsBundle(_ specifier: Specifier) -> Bool {
    switch specifier.type {
    case .toggleSwitch, .slider, .textField: !(specifier.key ?? "").isEmpty
    default: false
    }
  }
}

extension Diagnostic.Message {
  static let vanishingBundle = VanishingBundle.message(
    "no switch, slider or text field with a key stands on the first page, and iOS 18 was seen not to "
      + "show such bundles at all")
}
