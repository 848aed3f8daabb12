// Symptom: a width of 100 becomes 102; in a scan, the app ends with thousands of frames.
// Task:    let what is typed stay as it is, the other number follow, and the page have the last word.
// Run:     swift run kata   (or: cd Exercises && KATA=58 swift test)

import KeyValueObserving

/// A picture in a document.
final class Picture: KVOObject {
  @Dynamic var width: Int
  @Dynamic var height: Int

  let proportion: Proportion

  /// Whether a new width brings its height with it, and a new height its width.
  var keepsProportion = true

  init(proportion: Proportion) {
    self.proportion = proportion
    width = proportion.width
    height = proportion.height
    super.init()
  }
}
