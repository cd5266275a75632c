internal import Diagnostics

/// How a command ended, as the contract of the command line numbers it.
package enum ExitStatus: Int32, Sendable {
  /// Done.
  case done = 0
  /// Done, but errors were found in the input; for a comparison, differences.
  case foundErrors = 1
  /// Could not run.
  case couldNotRun = 2
}

/// Why a command could not run, in words.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension ExitStatus {
  /// What a command ends with that found something, or nothing.
  init(of diagnostics: [Diagnostic], isStrict: Bool) {
    let failed = diagnostics.contains {
      $0.severity == .error || isStrict && $0.severity == .warning
    }
    self = failed ? .foundErrors : .done
  }
}
