import KeyValueObserving

/// A document, which is saved by itself and from other screens and devices.
final class Document: KVOObject {
  let title: String
  @Dynamic var revision = 0

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Saves what there is; each time makes a new revision.
  func save() {
    revision += 1
  }
}
