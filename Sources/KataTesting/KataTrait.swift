public import KeyValueObserving
public import Testing

/// What every kata's suite carries: faults of the model fail the test in which they occur.
///
/// For each test it installs an `ObservationEnvironment` that collects faults, keeps a timeline and
/// lists registrations. When the test ends, on the test's own task, it records each fault as an
/// issue at the line that caused it, looks after the objects that `expectReleased` was given, names
/// the registrations that are left over, and attaches the timeline if the test has failed.
public struct KataTrait: TestTrait, SuiteTrait, TestScoping {
  /// What a suite may ask for.
  public enum Option: Sendable, Equatable {
    /// New objects get the addresses of dead ones; see `AddressRecycler`.
    case recyclesAddresses
    /// An ambiguous removal takes this one of the registrations that match.
    case ambiguousRemovalTakes(AmbiguousRemoval)
    /// Registrations that outlive the test are no failure.
    case mayLeaveRegistrations
    /// Registrations that outlive the test are a failure also where `keepAlive` keeps their objects.
    case leavesNoRegistrations

    /// An ambiguous removal takes the registration that was added first.
    public static let ambiguousRemovalTakesFirst = ambiguousRemovalTakes(.firstAdded)

    fileprivate var removalPolicy: AmbiguousRemoval? {
      if case .ambiguousRemovalTakes(let policy) = self { policy } else { nil }
    }
  }

  private let options: [Option]

  init(_ options: [Option]) {
    self.options = options
  }

  /// Nested suites take part too.
  public var isRecursive: Bool { true }

  /// Surrounds each test case, and nothing for a suite.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> KataTrait? {
    testCase == nil ? nil : self
  }

  /// Runs a test with an environment of its own and settles what it has left behind.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let run = TestRun(test, judgesKeptObjects: options.contains(.leavesNoRegistrations))
    let environment = ObservationEnvironment(
      faultHandler: FaultHandler { run.collector.collect($0) },
      timeline: run.timeline,
      ambiguousRemoval: options.lazy.compactMap(\.removalPolicy).last ?? .lastAdded,
      addresses: options.contains(.recyclesAddresses) ? AddressRecycler() : nil,
      ledger: options.contains(.mayLeaveRegistrations) ? nil : run.ledger)
    // The handler sees every issue of the test, so that the timeline is attached to a failing test
    // and to no other.
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { run.noteIssue() }
      return issue
    }
    try await watch.provideScope(for: test, testCase: testCase) {
      try await TestRun.$current.withValue(run) {
        defer { run.settle() }
        do {
          try await ObservationEnvironment.$current.withValue(environment, operation: function)
        } catch {
          // The error becomes an issue only outside of this scope.
          run.noteIssue()
          throw error
        }
      }
    }
  }
}

extension Trait where Self == KataTrait {
  /// Faults of the model fail the test in which they occur.
  public static var kata: KataTrait { KataTrait([]) }

  /// Faults of the model fail the test in which they occur, under the given options.
  public static func kata(_ options: KataTrait.Option...) -> KataTrait { KataTrait(options) }
}
