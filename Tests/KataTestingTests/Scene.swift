import KeyValueObserving

/// What the tests of the test support observe.
final class Document: KVOObject {
  @Dynamic var title = "Draft"
}

/// Hears and does nothing.
final class Reader: KVOObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// A value that a test hands to another thread while it waits for it.
final class Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
