internal import PropertyList

/// A row that opens another page.
package struct ChildPane: Sendable {
  /// What the row opens.
  package enum Destination: Hashable, Sendable {
    /// A page of the bundle, by its name; nil without `File`.
    case page(String?)
    /// A page of the web, or an HTML file of the app, before localization.
    case webPage(String)
    /// A view controller of the app's own, by the name of its class.
    case viewController(String)
    /// A scene of a storyboard, by its identifier.
    case scene(String)
    /// A segue of a storyboard, by its identifier.
    case segue(String)
  }

  package let destination: Destination
  /// The title that a page of the web stands under, before localization; nil for the row's own.
  package let childTitle: String?

  /// The name of the page's file, without `.plist`; nil when the row opens none.
  package var file: String? {
    if case .page(let file) = destination { file } else { nil }
  }

  init(_ dictionary: PropertyListDictionary, in dialect: Dialect) {
    let file = dictionary.string("File")
    guard dialect == .inApp else {
      destination = .page(file)
      childTitle = nil
      return
    }
    destination =
      if let name = dictionary.nonemptyString("IASKViewControllerClass") {
        name == Self.webViewController ? .webPage(file ?? "") : .viewController(name)
      } else if let identifier = dictionary.nonemptyString("IASKViewControllerStoryBoardId") {
        .scene(identifier)
      } else if let identifier = dictionary.nonemptyString("IASKSegueIdentifier") {
        .segue(identifier)
      } else {
        .page(file)
      }
    childTitle = dictionary.string("IASKChildTitle")
  }

  private static let webViewController = "IASKAppSettingsWebViewController"
}
