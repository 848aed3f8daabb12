import KeyValueObserving

/// What the benchmarks observe.
final class Document: KVOObject {
  @Dynamic var pages = 0
  @Dynamic var section: Section? = Section()
}

/// A step on the way of a nested path.
final class Section: KVOObject {
  @Dynamic var paragraph: Paragraph? = Paragraph()
}

/// The end of a nested path.
final class Paragraph: KVOObject {
  @Dynamic var words = 0
}

/// The same property without observation.
final class PlainDocument {
  var changes = 0
  var pages = 0 {
    didSet { changes &+= 1 }
  }
}

/// Counts what it hears.
final class Counter: KVOObject {
  private(set) var calls = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    calls &+= 1
  }
}
