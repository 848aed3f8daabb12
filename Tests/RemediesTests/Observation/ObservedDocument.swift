import KeyValueObserving

/// What the tests of the token observe.
class Document: KVOObject {
  enum State: Int { case draft, final }

  @Dynamic var title = "Draft"
  @Dynamic var isFavorite = false
  @Dynamic var state = State.draft
  @Dynamic var subtitle: String?
  @Dynamic var sections: [String] = []
  @Dynamic var author: Author?

  /// How often somebody has read `summary`.
  private(set) var reads = 0

  var summary: String {
    reads += 1
    return title
  }

  override class var computedKeys: [String: AnyKeyPath] { ["summary": \Document.summary] }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "summary" ? ["title"] : []
  }
}

/// A subclass, to see that its inherited properties can be observed.
final class Contract: Document {}

/// Somebody's name behind a document.
final class Author: KVOObject {
  @Dynamic var name = "Ada"
}

/// Whether an object that a closure captures is still there.
final class Captured {}
