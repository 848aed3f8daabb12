import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: Model {
  @Dynamic var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}
