// Accepted: one setter for both numbers, which announces them by hand.

import KeyValueObserving

/// A picture in a document.
final class Picture: KVOObject {
  let proportion: Proportion

  /// Whether a new width brings its height with it, and a new height its width.
  var keepsProportion = true

  private var size: (width: Int, height: Int)

  init(proportion: Proportion) {
    self.proportion = proportion
    size = (proportion.width, proportion.height)
    super.init()
  }

  var width: Int {
    get { size.width }
    set {
      set(newValue, keepsProportion ? proportion.height(forWidth: newValue) : size.height)
    }
  }

  var height: Int {
    get { size.height }
    set {
      set(keepsProportion ? proportion.width(forHeight: newValue) : size.width, newValue)
    }
  }

  /// The only place where a number changes: nobody is told before both have.
  private func set(_ width: Int, _ height: Int) {
    willChangeValue(forKey: "width")
    willChangeValue(forKey: "height")
    size = (width, height)
    didChangeValue(forKey: "height")
    didChangeValue(forKey: "width")
  }

  override class var computedKeys: [String: AnyKeyPath] {
    ["width": \Picture.width, "height": \Picture.height]
  }
}
