internal import HTML
internal import Settings

extension ScreenForm {
  /// An element that is not shown, with what is known of it.
  func unsupportedRow(_ specifier: Specifier) -> HTMLNode {
    row("unsupported", specifier, [titleNode(specifier), note(reason(specifier.type))])
  }

  private func reason(_ type: SpecifierType) -> String {
    switch (bundle.bundle.dialect, type) {
    case (.settings, .missing): "The element has no type, so Settings does not show it."
    case (.settings, let type) where SpecifierType.ofInAppSettingsKit.contains(type):
      "“\(type.name)” is a type of InAppSettingsKit: Settings does not show the element; the dialect "
        + "“\(Dialect.inApp.rawValue)” does."
    case (.settings, _):
      "Settings knows no “\(type.name)”, so it does not show the element."
    case (.inApp, .missing): "The element has no type, at which InAppSettingsKit stops."
    case (.inApp, _): "InAppSettingsKit knows no “\(type.name)”, so it shows the title alone."
    }
  }
}
