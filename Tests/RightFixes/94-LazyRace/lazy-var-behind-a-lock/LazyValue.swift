// Accepted: Swift's own lazy, which knows not yet from nil, with a lock around each use.

import Foundation

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value?
  private let lock = NSLock()
  private lazy var made: Value? = make()

  /// - Parameter make: Makes the value, or says that there is none; it must not ask for it itself.
  init(make: @escaping @Sendable () -> Value?) {
    self.make = make
  }

  var value: Value? {
    get { lock.withLock { made } }
    set { lock.withLock { made = newValue } }
  }
}
