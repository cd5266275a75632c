internal import Arguments
internal import Settings

extension CommandOption<Dialect?> {
  /// Whose reading of bundles counts; nil when the command line does not say.
  static let dialect = CommandOption.choice(
    "--dialect", of: Dialect.self,
    "Reads bundles as Apple's Settings app does (settings), or as InAppSettingsKit does.")
}
