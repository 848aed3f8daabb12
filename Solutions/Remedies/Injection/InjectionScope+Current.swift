extension InjectionScope {
  /// The scope to which an object belongs that is made now, on this task; nil outside of all.
  public static var current: InjectionScope? { ScopeReference.current?.scope }

  /// Makes this the current scope while `operation` runs.
  ///
  /// It is a value of the task: child tasks and `Task { }` have it as well, detached tasks, queues and
  /// threads do not. An object remembers the scope in which it was made, so it may be used anywhere.
  ///
  /// - Parameter operation: What to run.
  /// - Returns: What `operation` returns.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScopeReference.$current.withValue(.strong(self), operation: operation)
  }

  /// Makes this the current scope while `operation` runs.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, on which `operation` stays.
  ///   - operation: What to run.
  /// - Returns: What `operation` returns.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ScopeReference.$current.withValue(
      .strong(self), operation: operation, isolation: isolation)
  }
}

/// A scope as its objects know it.
enum ScopeReference: Sendable {
  /// By an object that is somebody else's.
  case strong(InjectionScope)
  /// By an object that the scope keeps, and by whatever was made for such a one: they would keep the
  /// scope alive for ever.
  case weak(WeakScope)

  @TaskLocal static var current: ScopeReference?

  var scope: InjectionScope? {
    switch self {
    case .strong(let scope): scope
    case .weak(let reference): reference.scope
    }
  }

  static func weakly(_ scope: InjectionScope) -> ScopeReference {
    .weak(WeakScope(scope: scope))
  }

  struct WeakScope: Sendable {
    weak var scope: InjectionScope?
  }
}
