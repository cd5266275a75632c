package import Diagnostics

/// What a build did, and what it found.
package struct BuildReport: Sendable {
  /// What was found wrong, in no order.
  package let diagnostics: [Diagnostic]
  /// The folder of the site.
  package let output: String
  package let written: Int
  package let unchanged: Int
  package let removed: Int

  /// The build in one line.
  package var summary: String {
    let parts = [
      "\(written) written", "\(unchanged) unchanged", removed > 0 ? "\(removed) removed" : nil,
    ]
    return "\(output)/index.html: \(parts.compactMap { $0 }.joined(separator: ", "))\n"
  }
}
