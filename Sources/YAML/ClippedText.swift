extension String {
  /// The text for a message: its beginning, when it is long.
  var clipped: String {
    let most = 40
    let start = prefix(most + 1)
    return start.count > most || utf8.count > 20 * most
      ? String(decoding: Array(start.dropLast().utf8.prefix(20 * most)), as: UTF8.self) + "…" : self
  }
}
