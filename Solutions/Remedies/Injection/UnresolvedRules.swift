/// All that is wrong with the rules of a scope and the properties of some owners, in one error.
public struct UnresolvedRules: Error, CustomStringConvertible {
  /// One thing that is wrong.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The rule or the property that was resolved.
    public let subject: String
    /// Why it could not be.
    public let error: any Error

    /// What and why, in one line.
    public var description: String { "\(subject): \(error)" }
  }

  /// What is wrong, each once: a circle is met by every rule in it, and a gap by whoever needs the
  /// rule that has it.
  public private(set) var failures: [Failure] = []
  private var known: Set<String> = []

  /// All of it, a line each.
  public var description: String {
    (["\(failures.count) cannot be resolved:"] + failures.map { "- \($0)" })
      .joined(separator: "\n")
  }

  mutating func trying(_ subject: String, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      guard known.insert(Self.identity(of: error) ?? subject).inserted else { return }
      failures.append(Failure(subject: subject, error: error))
    }
  }

  /// What two errors have in common that say the same; nil for one that stands for itself.
  private static func identity(of error: any Error) -> String? {
    switch error as? InjectionError {
    case .circular(let path): "circle \(Set(path).sorted())"
    case .missing(let type, _, let path): path.last.map { "gap \(type) \($0)" }
    default: nil
    }
  }
}
