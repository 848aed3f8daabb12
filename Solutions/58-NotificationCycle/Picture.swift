// Symptom: a width of 100 becomes 102; in a scan, the app ends with thousands of frames.
// Task:    let what is typed stay as it is, the other number follow, and the page have the last word.
// Run:     swift run kata   (or: cd Exercises && KATA=58 swift test)

import KeyValueObserving

/// The size of a picture in pixels.
struct PictureSize {
  let width: Int
  let height: Int
}

/// A picture in a document.
final class Picture: KVOObject {
  /// Both numbers at once, so that neither has to follow the other.
  @Dynamic private(set) var size: PictureSize

  let proportion: Proportion

  /// Whether a new width brings its height with it, and a new height its width.
  var keepsProportion = true

  init(proportion: Proportion) {
    self.proportion = proportion
    size = PictureSize(width: proportion.width, height: proportion.height)
    super.init()
  }

  var width: Int {
    get { size.width }
    set {
      size = PictureSize(
        width: newValue,
        height: keepsProportion ? proportion.height(forWidth: newValue) : size.height)
    }
  }

  var height: Int {
    get { size.height }
    set {
      size = PictureSize(
        width: keepsProportion ? proportion.width(forHeight: newValue) : size.width,
        height: newValue)
    }
  }

  override class var computedKeys: [String: AnyKeyPath] {
    ["width": \Picture.width, "height": \Picture.height]
  }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "width" || key == "height"
      ? ["size"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
}
