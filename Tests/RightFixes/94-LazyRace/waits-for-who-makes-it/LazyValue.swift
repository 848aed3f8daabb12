// Accepted: who comes second waits for the first, and no lock is held while something is made.

import Foundation

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case unset
    case making
    case set(Value?)
  }

  private let make: @Sendable () -> Value?
  private let condition = NSCondition()
  private var state = State.unset

  /// - Parameter make: Makes the value, or says that there is none.
  init(make: @escaping @Sendable () -> Value?) {
    self.make = make
  }

  var value: Value? {
    get {
      condition.lock()
      defer { condition.unlock() }
      while true {
        switch state {
        case .set(let value): return value
        case .making: condition.wait()
        case .unset: makeUnlocked()
        }
      }
    }
    set {
      condition.withLock {
        state = .set(newValue)
        condition.broadcast()
      }
    }
  }

  /// Makes the value with the lock free, and keeps it unless one was set meanwhile.
  private func makeUnlocked() {
    state = .making
    condition.unlock()
    let value = make()
    condition.lock()
    if case .making = state { state = .set(value) }
    condition.broadcast()
  }
}
