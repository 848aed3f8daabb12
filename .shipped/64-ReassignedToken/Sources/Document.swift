import KeyValueObserving

/// A document of the app; each time it is saved it gets another revision.
final class Document: KVOObject {
  let title: String
  @Dynamic private(set) var revision = 1

  init(title: String) {
    self.title = title
    super.init()
  }

  func save() {
    revision += 1
  }
}
