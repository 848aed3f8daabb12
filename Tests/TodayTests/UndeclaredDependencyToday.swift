import Observation
import Synchronization
import Testing

/// Kata 52 without Key-Value Observing: dependencies are found by reading what can be observed.
@Suite struct UndeclaredDependencyToday {
  @Observable final class Author {
    var firstName = "Ada"
    @ObservationIgnored var lastName = "Moor"
    var fullName: String { "\(firstName) \(lastName)" }
  }

  private func calls(_ author: Author, during change: () -> Void) -> Int {
    let calls = Mutex(0)
    withObservationTracking {
      _ = author.fullName
    } onChange: {
      calls.withLock { $0 += 1 }
    }
    change()
    return calls.withLock { $0 }
  }

  @Test func `what a getter reads and can be observed is found without a declaration`() {
    let author = Author()
    #expect(calls(author) { author.firstName = "Eva" } == 1)
  }

  @Test func `what a getter reads beyond that changes in silence`() {
    let author = Author()
    #expect(calls(author) { author.lastName = "Field" } == 0)
    #expect(author.fullName == "Ada Field")
  }
}
