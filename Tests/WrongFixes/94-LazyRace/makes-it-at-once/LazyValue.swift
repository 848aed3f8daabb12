// Rejected by: nothing is made before somebody asks
// Misconception: What is made before the threads begin cannot be made by two of them.

import Synchronization

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made with it, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: Sendable {
  private let made: Mutex<Value?>

  /// - Parameter make: Makes the value, or says that there is none.
  init(make: @escaping @Sendable () -> Value?) {
    made = Mutex(make())
  }

  var value: Value? {
    get {
      made.withLock { $0 }
    }
    set { made.withLock { $0 = newValue } }
  }
}
