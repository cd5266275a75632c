internal import HTML

/// What a scheme means in the address that a template writes out.
enum AddressScheme {
  /// Whether values may follow the scheme.
  static func takesValues(_ scheme: String) -> Bool { HTMLAddress.schemes.contains(scheme) }

  /// Whether the scheme runs or embeds what the address itself holds.
  static func isUnsafe(_ scheme: String) -> Bool {
    ["javascript", "vbscript", "data", "blob", "filesystem"].contains(scheme)
  }
}
