import Synchronization

/// A list that any thread may append to.
package final class Collected<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// Creates an empty list.
  package init() {}

  /// Everything appended so far, in order.
  package var all: [Element] {
    elements.withLock { $0 }
  }

  /// Adds an element at the end.
  package func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}
