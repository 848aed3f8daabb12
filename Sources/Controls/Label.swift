public import KeyValueObserving

/// The stand-in for `UILabel`: shows a text.
open class Label: KVOObject {
  /// What the label shows.
  open var text: String?
}
