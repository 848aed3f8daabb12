// Accepted: the remedy's property: made once, and nil is a value.

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
      holder.value = newValue
    }
  }

  /// Has a property of which two threads may read and assign the value.
  private final class Holder: @unchecked Sendable {
    @Injected var value: Value?
  }
}
