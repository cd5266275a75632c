internal import Mustache

/// A template that has been checked and made ready.
struct ThemeFrame: Sendable {
  let program: MustacheProgram
  let addresses: AddressFilter
  /// The path that messages show.
  let path: String
}
