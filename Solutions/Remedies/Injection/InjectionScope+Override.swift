extension InjectionScope {
  /// Overrides rules while `operation` runs, in every scope, for this task and its children alone.
  ///
  /// ```swift
  /// try InjectionScope.override { rules in
  ///   try rules.register((any ResourceLoader).self) { _ in StubLoader() }
  /// } during: {
  ///   try screen.load()
  /// }
  /// ```
  ///
  /// An overriding rule comes before all rules of all scopes; an inner override comes before an outer
  /// one. What rules share is made anew for the override and forgotten with it, so that nothing made
  /// of overriding parts stays behind. A property that has its value already keeps it, and one that
  /// is first read in here keeps what it gets.
  ///
  /// - Parameters:
  ///   - register: Registers the overriding rules.
  ///   - operation: What to run; the override ends with it, whichever way it is left.
  /// - Returns: What `operation` returns.
  /// - Throws: What `register` or `operation` throws.
  public static func override<Result>(
    _ register: (InjectionScope) throws -> Void, during operation: () throws -> Result
  ) throws -> Result {
    let rules = InjectionScope()
    try register(rules)
    return try $overrides.withValue([rules] + overrides, operation: operation)
  }

  /// Overrides rules while `operation` runs, in every scope, for this task and its children alone.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, on which `operation` stays.
  ///   - register: Registers the overriding rules.
  ///   - operation: What to run; the override ends with it, whichever way it is left.
  /// - Returns: What `operation` returns.
  /// - Throws: What `register` or `operation` throws.
  public static func override<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ register: (InjectionScope) throws -> Void, during operation: () async throws -> Result
  ) async throws -> Result {
    let rules = InjectionScope()
    try register(rules)
    return try await $overrides.withValue(
      [rules] + overrides, operation: operation, isolation: isolation)
  }
}
