extension SitePlan {
  /// Files that are made one after the other, by one thread.
  struct Batch: Sendable {
    /// The places of the files in the plan.
    let files: Range<Int>
    /// The bundle and the language that all of them are in; nil for files in none.
    let locale: (bundle: Int, locale: Int)?
  }

  /// All files in batches: the pages of one language of a bundle stay together.
  var batches: [Batch] {
    // Few enough that no thread is left working alone at the end, and that a small site has work for
    // all threads.
    let longest = min(64, max(4, files.count / 16))
    var batches: [Batch] = []
    var start = 0
    for index in files.indices.dropFirst() {
      let (last, next) = (files[start].content.locale, files[index].content.locale)
      let isSame = last?.bundle == next?.bundle && last?.locale == next?.locale
      guard !isSame || index - start >= longest else { continue }
      batches.append(Batch(files: start..<index, locale: last))
      start = index
    }
    if start < files.count {
      batches.append(Batch(files: start..<files.count, locale: files[start].content.locale))
    }
    return batches
  }
}

extension SitePlan.Content {
  fileprivate var locale: (bundle: Int, locale: Int)? {
    switch self {
    case .preview(let bundle, let locale, _, _): (bundle, locale)
    case .compare(let bundle, let locale, _): (bundle, locale)
    case .review(let bundle, let locale): (bundle, locale)
    case .index, .missing, .summary, .siteMap, .searchIndex, .overview, .reference, .keyboards,
      .checks, .document, .redirect, .documentFile, .bundleFile, .asset, .publicFile:
      nil
    }
  }
}
