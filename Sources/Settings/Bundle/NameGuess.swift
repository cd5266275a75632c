internal import Diagnostics

/// Why there may be no file of a name that a page gives.
enum NameGuess: Hashable {
  /// An address, or a page of HTML.
  case address
  /// A path that leads out of the bundle.
  case path
  /// There is a file of the name without its extension.
  case fileExtension(String)
  /// There is one that differs in the case of letters.
  case otherCase(String)
  /// There is one whose name is near.
  case near(String)
  case unknown

  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - fileExtension: What files of the kind end in, as `.plist`.
  ///   - names: The names that there are.
  init(_ name: String, fileExtension: String, among names: [String]) {
    let bare = name.hasSuffix(fileExtension) ? String(name.dropLast(fileExtension.count)) : name
    if name.contains("://") || name.hasSuffix(".html") || name.hasSuffix(".htm") {
      self = .address
    } else if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
      self = .path
    } else if bare != name {
      self = .fileExtension(bare)
    } else if let other = names.first(where: {
      $0 != name && $0.lowercased() == name.lowercased()
    }) {
      self = .otherCase(other)
    } else {
      self = names.filter { $0 != name }.nearest(to: name).map { .near($0) } ?? .unknown
    }
  }

  /// What is certainly meant; nil where it is not certain.
  func correction(among names: [String]) -> String? {
    switch self {
    case .fileExtension(let name): names.contains(name) ? name : nil
    case .otherCase(let name): name
    case .address, .path, .near, .unknown: nil
    }
  }
}
