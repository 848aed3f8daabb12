/// Runs a test, or a preview, in an app in which nothing has happened yet.
///
/// - Parameters:
///   - isolation: The caller's actor, on which `body` stays.
///   - body: What to run.
/// - Returns: What `body` returns.
func withFreshApp<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  if Turns.isMine { return try await swapped(body) }
  await Turns.shared.wait()
  do {
    let result = try await Turns.$isMine.withValue(
      true, operation: { try await swapped(isolation: isolation, body) }, isolation: isolation)
    await Turns.shared.pass()
    return result
  } catch {
    await Turns.shared.pass()
    throw error
  }
}

private func swapped<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let old = App.state.withLock { $0 }
  App.state.withLock { $0 = AppState() }
  defer { App.state.withLock { $0 = old } }
  return try await body()
}

/// Lets one fresh app run at a time, with those inside it.
private actor Turns {
  static let shared = Turns()
  @TaskLocal static var isMine = false

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
  }

  func pass() {
    isTaken = !waiting.isEmpty
    if isTaken { waiting.removeFirst().resume() }
  }
}
