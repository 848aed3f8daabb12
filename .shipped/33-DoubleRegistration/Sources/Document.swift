import KeyValueObserving

/// A document that others comment on.
final class Document: KVOObject {
  /// Changed by renaming; the lists are refreshed then.
  var title: String

  @Dynamic private(set) var latestComment = ""

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Adds a comment; the same words may come twice.
  func comment(_ text: String) {
    latestComment = text
  }
}
