import Synchronization
import Testing

/// An error that says "stop", swallowed: the same bug in today's Swift.
@Suite struct SwallowedExceptionToday {
  /// Counts, and lets a loop end that would otherwise never do.
  final class Refreshes: Sendable {
    private let counted = Mutex(0)

    var count: Int { counted.withLock { $0 } }

    func refresh() {
      counted.withLock { $0 += 1 }
    }
  }

  @Test func `a cancelled loop that swallows the cancellation goes on without a pause`() async {
    let refreshes = Refreshes()
    let following = Task {
      while refreshes.count < 100 {
        try? await Task.sleep(for: .seconds(3600))
        refreshes.refresh()
      }
    }
    following.cancel()
    await following.value
    #expect(refreshes.count == 100)
  }

  @Test func `a cancelled loop that lets the cancellation through has ended`() async {
    let refreshes = Refreshes()
    let following = Task {
      while refreshes.count < 100 {
        try await Task.sleep(for: .seconds(3600))
        refreshes.refresh()
      }
    }
    following.cancel()
    await #expect(throws: CancellationError.self) { try await following.value }
    #expect(refreshes.count == 0)
  }
}
