import KataTesting
import Testing

@testable import LateOverride

/// A loader that the test can tell by its titles.
final class SampleLoader: ResourceLoader {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  func titles() async -> [String] { [name] }
}

/// A loader that answers only when the test lets it.
@MainActor final class SlowLoader: ResourceLoader {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  nonisolated init() {}

  var isAsked: Bool { !waiting.isEmpty || isOpen }

  func open() {
    isOpen = true
    let answers = waiting
    waiting = []
    for answer in answers { answer.resume() }
  }

  func titles() async -> [String] {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return ["Slow"]
  }
}

/// Work that the test has begun and follows without waiting for its end.
@MainActor final class Begun {
  private(set) var isDone = false

  init(_ work: @escaping @MainActor () async throws -> Void) {
    Task {
      try await work()
      isDone = true
    }
  }

  /// Lets other work go on until `condition` holds, or until all work that can go on must have.
  ///
  /// A turn goes through the thread pool and back, so whatever was ready before it has run.
  func turns(until condition: () -> Bool = { false }) async {
    for _ in 0..<2_000 where !isDone && !condition() { await Task.detached {}.value }
  }
}

@MainActor func expect(
  _ screen: ResourcesScreen, shows lines: [String], _ symptom: String, pitfall: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    screen.lines == lines,
    .diagnosis(symptom, seen: "\(screen.lines)", expected: "\(lines)", pitfall: pitfall),
    sourceLocation: sourceLocation)
}

/// Lets sample data of that name take the place of the app's.
@MainActor func override<Result>(
  _ services: Services, with name: String, during body: @MainActor () async throws -> Result
) async throws -> Result {
  try await services.override(loader: { SampleLoader(name) }, during: body)
}
