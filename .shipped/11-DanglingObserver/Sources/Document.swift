import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  @Dynamic var title: String
  @Dynamic var isFavorite = false

  init(title: String) {
    self.title = title
    super.init()
  }
}
