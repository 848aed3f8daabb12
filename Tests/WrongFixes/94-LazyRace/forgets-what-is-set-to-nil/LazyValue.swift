// Rejected by: a search that was closed stays closed
// Misconception: A property that has no value any more is a property that has not been read yet.

import Remedies

// Symptom: two searches at the same time connect twice, and a search that was closed connects again.
// Task:    make the value once, whoever asks, and let what was set to nil stay nil.
// Run:     swift run kata   (or: cd Exercises && KATA=94 swift test)

/// A value that is made when it is first needed, or that somebody sets; any thread may use it.
final class LazyValue<Value: Sendable>: Sendable {
  private let holder: Holder

  /// - Parameter make: Makes the value, or says that there is none.
  init(make: @escaping @Sendable () -> Value?) {
    let scope = InjectionScope()
    scope.replace(Value?.self) { _ in make() }
    holder = scope.run { Holder() }
  }

  var value: Value? {
    get { holder.value }
    set {
      if let newValue { holder.value = newValue } else { holder.forget() }
    }
  }

  /// Has a property of which two threads may read and assign the value.
  private final class Holder: @unchecked Sendable {
    @Injected var value: Value?

    func forget() { $value.forget() }
  }
}
