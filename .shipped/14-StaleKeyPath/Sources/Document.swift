import KeyValueObserving

/// A document, shown in a window and renamed in the list.
final class Document: KVOObject {
  @Dynamic var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}
