// Accepted: the raw API; the getter's name becomes a key, since its class says what changes it.

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

  override class var computedKeys: [String: AnyKeyPath] { ["isHidden": \Document.isHidden] }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "isHidden" ? ["hidden"] : []
  }

  init(title: String) {
    self.title = title
    super.init()
  }
}
