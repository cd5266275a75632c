package import TextInput

extension UserInterfaceIdiom {
  /// The idiom as `SupportedUserInterfaceIdioms` spells it.
  package var specifierName: String {
    switch self {
    case .phone: "Phone"
    case .pad: "Pad"
    }
  }

  /// What a file's base name ends in when the file is for this idiom alone.
  package var fileSuffix: String {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    }
  }
}
