// Rejected by: two threads that ask at once are given the same, made once
// Misconception: It is the making that must not happen twice at the same time, so the making is locked.

import Synchronization

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: Sendable {
  private enum State {
    case unset
    /// Made or set; nil is a value like any other.
    case set(Value?)
  }

  private let make: @Sendable () -> Value?
  private let state = Mutex(State.unset)
  private let making = Mutex(())

  /// - Parameter make: Makes the value, or says that there is none; it must not ask for it itself.
  init(make: @escaping @Sendable () -> Value?) {
    self.make = make
  }

  var value: Value? {
    get {
      if case .set(let value) = state.withLock({ $0 }) { return value }
      return making.withLock { _ in
        let value = make()
        state.withLock { $0 = .set(value) }
        return value
      }
    }
    set {
      let old = state.withLock { state in
        let old = state
        state = .set(newValue)
        return old
      }
      // What dies here may ask for the value: the lock is free again.
      withExtendedLifetime(old) {}
    }
  }
}
