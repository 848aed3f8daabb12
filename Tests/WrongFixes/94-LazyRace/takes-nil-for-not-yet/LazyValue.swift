// Rejected by: a search that was closed stays closed
// Misconception: The race was the bug. With one lock around all of it the value is safe.

import Synchronization

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value?
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: Makes the value, or says that there is none.
  init(make: @escaping @Sendable () -> Value?) {
    self.make = make
  }

  var value: Value? {
    get {
      made.withLock { made in
        if made == nil { made = make() }
        return made
      }
    }
    set { made.withLock { $0 = newValue } }
  }
}
