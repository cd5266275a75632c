/// Where the links of a screen lead, told by whoever lays out the site.
package protocol ScreenLinks: Sendable {
  /// The address of another page of the bundle, on the same device and in the same language,
  /// relative to the page that the link stands on.
  func address(ofPane name: String) -> String

  /// The address of a file of the bundle that is copied into the site.
  func address(ofFile path: String) -> String
}
