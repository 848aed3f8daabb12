// Rejected by: two lazy values have a value each
// Misconception: A global is made once, whoever asks, so it is the natural place for what is made once.

import Synchronization

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value?

  /// - Parameter make: Makes the value, or says that there is none; it must not ask for it itself.
  init(make: @escaping @Sendable () -> Value?) {
    self.make = make
  }

  var value: Value? {
    get {
      store.withLock { store in
        if let value = store[ObjectIdentifier(Value.self)] { return value as? Value }
        let value = make()
        store[ObjectIdentifier(Value.self)] = .some(value)
        return value
      }
    }
    set {
      store.withLock { $0[ObjectIdentifier(Value.self)] = .some(newValue) }
    }
  }
}

/// What has been made, by its type.
private let store = Mutex<[ObjectIdentifier: (any Sendable)?]>([:])
