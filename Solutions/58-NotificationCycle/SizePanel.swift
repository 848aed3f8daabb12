// Symptom: a width of 100 becomes 102; in a scan, the app ends with thousands of frames.
// Task:    let what is typed stay as it is, the other number follow, and the page have the last word.
// Run:     swift run kata   (or: cd Exercises && KATA=58 swift test)

import Controls
import KeyValueObserving
import Remedies

/// The panel that shows the size of a picture and takes another.
final class SizePanel: Screen {
  let widthLabel = Label()
  let heightLabel = Label()

  private let picture: Picture
  private var observation: ObservationToken?

  init(picture: Picture) {
    self.picture = picture
    super.init()
    observation = picture.observe(\.size) { [weak self] _, _ in self?.showSize() }
    showSize()
  }

  /// The user types a width.
  func typeWidth(_ width: Int) {
    picture.width = width
  }

  /// The user types a height.
  func typeHeight(_ height: Int) {
    picture.height = height
  }

  private func showSize() {
    widthLabel.text = "\(picture.width)"
    heightLabel.text = "\(picture.height)"
  }
}
