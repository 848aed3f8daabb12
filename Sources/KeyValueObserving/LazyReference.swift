import Synchronization

/// A reference that is made when it is first needed, and never changes afterwards.
///
/// AtomicLazyReference does the same; it is not inlined across modules, and each change of an observed
/// property goes through two of these.
struct LazyReference<Value: AnyObject>: ~Copyable {
  private let stored = Atomic<Unmanaged<Value>?>(nil)

  deinit {
    stored.load(ordering: .acquiring)?.release()
  }

  func load() -> Value? {
    stored.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// Keeps `value` unless another thread was faster.
  ///
  /// - Returns: What is kept.
  func storeIfNil(_ value: Value) -> Value {
    let candidate = Unmanaged.passRetained(value)
    let (isStored, earlier) = stored.compareExchange(
      expected: nil, desired: candidate, ordering: .acquiringAndReleasing)
    if isStored { return value }
    candidate.release()
    return earlier?.takeUnretainedValue() ?? value
  }
}
