// Rejected by: a factory that has nothing to offer is asked once
// Misconception: Who sets nil says so, and that has to be remembered; nil that comes from the factory is still nothing.

import Synchronization

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value?
  private let made = Mutex<(value: Value?, isCleared: Bool)>((nil, false))

  /// - Parameter make: Makes the value, or says that there is none.
  init(make: @escaping @Sendable () -> Value?) {
    self.make = make
  }

  var value: Value? {
    get {
      made.withLock { made in
        if made.value == nil, !made.isCleared { made.value = make() }
        return made.value
      }
    }
    set { made.withLock { $0 = (newValue, newValue == nil) } }
  }
}
