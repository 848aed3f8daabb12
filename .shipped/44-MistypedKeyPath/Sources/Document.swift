import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  @Dynamic var title: String
  @Dynamic var pageCount = 1
  @Dynamic var isFavorite = false
  @Dynamic var hidden = false

  /// The getter and setter of `hidden`, as `@property (getter=isHidden) BOOL hidden` has them.
  var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }

  init(title: String) {
    self.title = title
    super.init()
  }
}
