import KeyValueObserving

/// A document whose pages are loaded when somebody needs them, and let go when memory is short.
final class Document: KVOObject {
  @Dynamic var title: String {
    didSet { isEdited = true }
  }

  @Dynamic private(set) var isLoaded = false

  let isReadOnly: Bool

  /// Whether the window asks before it closes.
  private(set) var isEdited = false

  init(title: String, isReadOnly: Bool = false) {
    self.title = title
    self.isReadOnly = isReadOnly
    super.init()
  }

  func load() {
    isLoaded = true
  }

  func unload() {
    isLoaded = false
  }
}
