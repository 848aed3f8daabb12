import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  @Dynamic var title: String
  @Dynamic var text = ""
  @Dynamic var isFavorite = false
  @Dynamic var isShared = false

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Saves a text, which may be the one that is there already.
  func save(_ text: String) {
    self.text = text
  }
}
