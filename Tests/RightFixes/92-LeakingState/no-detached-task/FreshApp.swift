/// Runs a test, or a preview, in an app in which nothing has happened yet.
///
/// - Parameters:
///   - isolation: The caller's actor, on which `body` stays.
///   - body: What to run.
/// - Returns: What `body` returns.
func withFreshApp<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await App.$state.withValue(AppState(), operation: body, isolation: isolation)
}
