import KeyValueObserving

/// A document, open in a tab of some window.
final class Document: KVOObject {
  @Dynamic var title: String
  @Dynamic var text: String

  init(title: String, text: String) {
    self.title = title
    self.text = text
    super.init()
  }
}
