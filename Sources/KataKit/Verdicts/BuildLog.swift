/// What the compiler said, without its drawings.
struct Diagnostic: Equatable, Hashable, Sendable {
  let place: Place
  let isError: Bool
  let message: String
}

/// Why a build failed.
struct BuildFailure: Equatable, Sendable {
  /// The errors that name a line, each once, in the order in which they came.
  let errors: [Diagnostic]
  /// For a failure without such a line (no sources, a linker's complaint): what was said instead.
  let words: [String]
  /// Whether files that were shipped are gone, empty or no files.
  var isDamage = false
}

/// The output of a build, as it comes.
struct BuildLog {
  private(set) var diagnostics: [Diagnostic] = []
  private var complaints: [String] = []
  private var tail: [String] = []

  mutating func add(_ line: String) {
    if let diagnostic = BuildLog.diagnostic(in: line) {
      // The compiler repeats an error when it emits the module and when it compiles the file.
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
      return
    }
    if line.contains("error:"), !line.contains("(use -v to see invocation)"),
      !complaints.contains(line), complaints.count < 20
    {
      complaints.append(line)
    }
    tail.append(String(line.prefix(400)))
    if tail.count > 15 { tail.removeFirst() }
  }

  var failure: BuildFailure {
    let errors = diagnostics.filter(\.isError)
    return BuildFailure(
      errors: errors, words: errors.isEmpty ? (complaints.isEmpty ? tail : complaints) : [])
  }

  var complaintAboutAge: String? {
    complaints.first { $0.contains("is using Swift tools version") }
  }

  var complaintAboutTools: String? {
    (complaints + tail).first {
      $0.hasPrefix("xcrun: error") || $0.hasPrefix("xcode-select: error")
    }
  }

  /// Reads `path:line:column: error: message`.
  static func diagnostic(in line: String) -> Diagnostic? {
    for (word, isError) in [(": error: ", true), (": warning: ", false)] {
      guard line.hasPrefix("/"), let mark = line.firstRange(of: word) else { continue }
      var parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, Int(parts.removeLast()) != nil, let number = Int(parts.removeLast())
      else { continue }
      return Diagnostic(
        place: Place(path: parts.joined(separator: ":"), line: number), isError: isError,
        message: String(line[mark.upperBound...]))
    }
    return nil
  }
}
