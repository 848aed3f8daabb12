import Foundation
import Synchronization

/// A factory that lets a second thread come in while the first is still at work.
///
/// Code that lets two threads in is caught as soon as the second one enters, without any wait. That a
/// thread does *not* come in can only be seen by waiting for it, so right code pays for its proof: 250 ms
/// at most, once. There is no other wait in this project.
final class LuringFactory: Sendable {
  private struct State {
    var entries = 0
    /// Whether two threads are about to ask; before that the factory works at once.
    var isArmed = false
    /// The second thread is about to ask: its next step is the question.
    var secondComes = false
    var firstIsDone = false
  }

  private let condition = NSCondition()
  private let state = Mutex(State())

  var entries: Int { state.withLock { $0.entries } }

  /// What the lazy value is made with.
  func make() -> Part {
    note { $0.entries += 1 }
    condition.lock()
    defer { condition.unlock() }
    guard state.withLock({ $0.isArmed }) else { return Part() }
    // No limit here: the second thread is the test's own, and comes in any case.
    while !state.withLock({ $0.secondComes }) { condition.wait() }
    let limit = Date(timeIntervalSinceNow: 0.25)
    while entries < 2, condition.wait(until: limit) {}
    return Part()
  }

  /// Runs `ask` on two threads, the second while the first is in the factory, and returns the answers.
  func lure<Answer: Sendable>(_ ask: @escaping @Sendable () -> Answer) async -> [Answer] {
    note { $0.isArmed = true }
    async let first = onThread {
      let answer = ask()
      self.note { $0.firstIsDone = true }
      return answer
    }
    async let second = onThread {
      self.waitForFirst()
      self.note { $0.secondComes = true }
      return ask()
    }
    return await [first, second]
  }

  /// Returns when the first thread is in the factory, or has gone past it.
  private func waitForFirst() {
    condition.lock()
    defer { condition.unlock() }
    while state.withLock({ $0.entries == 0 && !$0.firstIsDone }) { condition.wait() }
  }

  private func note(_ change: (inout State) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { change(&$0) }
    condition.broadcast()
  }

  /// A thread of its own, so that no task waits for another one's thread.
  private func onThread<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) async -> Answer
  {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}

/// What the factory makes.
final class Part: Sendable {}
