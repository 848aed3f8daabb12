import Synchronization
import Testing

#if canImport(ObjectiveC)
import Foundation
#endif

// Kata 31 without Key-Value Observing: an end that must come once, and comes twice.

/// A page that says that it has come, and that it was closed; both may happen.
private final class HelpPage: Sendable {
  private let endings = Mutex<[@Sendable (String) -> Void]>([])

  func onEnd(_ handler: @escaping @Sendable (String) -> Void) {
    endings.withLock { $0.append(handler) }
  }

  func end(_ how: String) {
    for handler in endings.withLock({ $0 }) { handler(how) }
  }
}

/// A continuation that can be resumed any number of times: what is taken out cannot be taken again.
private final class OneAnswer: Sendable {
  private let waiting: Mutex<CheckedContinuation<String, Never>?>

  init(_ continuation: CheckedContinuation<String, Never>) {
    waiting = Mutex(continuation)
  }

  func give(_ answer: String) {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }?.resume(returning: answer)
  }
}

/// A continuation's end is 31's removal: once too often stops the process.
@Suite struct ResumedTwiceToday {
  @Test
  func `a continuation that is resumed when its page comes and when it is closed stops the app`()
    async
  {
    await #expect(processExitsWith: .failure) {
      let page = HelpPage()
      let answer = await withCheckedContinuation { continuation in
        page.onEnd { continuation.resume(returning: $0) }
        page.end("loaded")
        page.end("closed")
      }
      print(answer)
    }
  }

  @Test func `a continuation that is taken out before it is used answers once`() async {
    let page = HelpPage()
    let answer = await withCheckedContinuation { continuation in
      let answer = OneAnswer(continuation)
      page.onEnd { answer.give($0) }
      page.end("loaded")
      page.end("closed")
    }
    page.end("closed again")
    #expect(answer == "loaded")
  }
}

#if canImport(ObjectiveC)
/// Foundation's own token: ending it twice, or before there is one, does nothing.
@MainActor private final class ProgressScreen {
  private let progress = Progress(totalUnitCount: 10)
  private var observation: NSKeyValueObservation?

  func viewDidLoad() {
    observation?.invalidate()
    observation = progress.observe(\.fractionCompleted) { _, _ in }
  }

  func close() {
    observation?.invalidate()
    observation?.invalidate()
  }
}
#endif
