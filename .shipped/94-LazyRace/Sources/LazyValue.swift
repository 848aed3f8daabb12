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
      if let value = made.withLock({ $0 }) { return value }
      let value = make()
      made.withLock { $0 = value }
      return value
    }
    set { made.withLock { $0 = newValue } }
  }
}
