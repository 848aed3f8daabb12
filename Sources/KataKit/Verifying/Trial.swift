/// A variant that was built and run.
struct Trial: Sendable {
  let kata: Kata
  let variant: Variant
  var result: SuiteResult
  /// What the compiler warned of; the places are those of the variant's own files.
  var warnings: [Diagnostic] = []
  /// What other company of other tests has changed in a test's result.
  var shuffling: [Finding] = []

  var compileFinding: Finding {
    let errors = result.failure?.errors ?? []
    let words =
      errors.isEmpty
      ? (result.failure?.words.first ?? "the build failed without a reason")
      : Trial.words(errors)
    let seen = "it does not compile: \(words)"
    return switch variant.kind {
    case .wrong:
      Finding(
        seen: seen,
        advice: "A wrong fix must compile, so that a test and not the compiler rejects it.")
    default: Finding(seen: seen, advice: "Mend it there.")
    }
  }

  var warningFindings: [Finding] {
    warnings.isEmpty
      ? []
      : [
        Finding(
          seen: "it compiles with a warning: \(Trial.words(warnings))",
          advice: "What is shipped has no warning; mend the line.")
      ]
  }

  private static func words(_ diagnostics: [Diagnostic]) -> String {
    let first = diagnostics[0]
    let others = diagnostics.count - 1
    return "\(first.place.path):\(first.place.line): \(first.message)"
      + (others > 0 ? " (and \(others) more)" : "")
  }
}
