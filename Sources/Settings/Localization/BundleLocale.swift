/// A language of a bundle, and the folders that hold its texts.
package struct BundleLocale: Hashable, Sendable {
  package let tag: LocaleTag
  /// The `.lproj` folders with the language's own texts, the one to ask first at the head.
  package let folders: [String]
}

extension BundleLocale {
  /// The languages of a bundle, by tag.
  ///
  /// `Base`, and a bundle without any `.lproj`, count as the development language. Two folders of
  /// one language, such as `en.lproj` and `English.lproj`, are both asked, the modern name first.
  package static func locales(in files: Set<String>, developmentLanguage: LocaleTag)
    -> [BundleLocale]
  {
    var folders: [LocaleTag: [String]] = [:]
    for folder in lprojFolders(in: files) {
      let name = String(folder.dropLast(".lproj".count))
      if name == "Base" {
        folders[developmentLanguage, default: []].append(folder)
      } else if let tag = LocaleTag(lprojName: name) {
        folders[tag, default: []].append(folder)
      }
    }
    if folders.isEmpty { folders[developmentLanguage] = [] }
    return folders.map { tag, folders in
      BundleLocale(tag: tag, folders: folders.sorted { rank($0, tag) < rank($1, tag) })
    }.sorted { $0.tag < $1.tag }
  }

  /// The names of all folders such as `en.lproj`, in order.
  static func lprojFolders(in files: Set<String>) -> [String] {
    let root = BundleContents.siblingRoot
    return Set(
      files.compactMap { file in
        let path = file.hasPrefix(root) ? file.dropFirst(root.count) : file[...]
        return path.split(separator: "/").first.map(String.init)
          .flatMap { $0.hasSuffix(".lproj") && path != $0 ? $0 : nil }
      }
    ).sorted()
  }

  private static func rank(_ folder: String, _ tag: LocaleTag) -> (Int, String) {
    switch folder {
    case "\(tag).lproj": (0, folder)
    case "Base.lproj": (2, folder)
    default: (1, folder)
    }
  }
}
