// Rejected by: a picture that is too high for its page shrinks in both directions
// Misconception: while its own change is under way, a panel need not listen.

import Controls
import KeyValueObserving
import Remedies

/// The panel that shows the size of a picture and takes another.
final class SizePanel: Screen {
  let widthLabel = Label()
  let heightLabel = Label()

  private let picture: Picture
  private var widthObservation: ObservationToken?
  private var heightObservation: ObservationToken?

  init(picture: Picture) {
    self.picture = picture
    super.init()
    observeWidth()
    observeHeight()
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

  private func observeWidth() {
    widthObservation = picture.observe(\.width) { [weak self] _, _ in self?.followWidth() }
  }

  private func observeHeight() {
    heightObservation = picture.observe(\.height) { [weak self] _, _ in self?.followHeight() }
  }

  private func followWidth() {
    if picture.keepsProportion {
      heightObservation?.stop()
      picture.height = picture.proportion.height(forWidth: picture.width)
      observeHeight()
    }
    showSize()
  }

  private func followHeight() {
    if picture.keepsProportion {
      widthObservation?.stop()
      picture.width = picture.proportion.width(forHeight: picture.height)
      observeWidth()
    }
    showSize()
  }

  private func showSize() {
    widthLabel.text = "\(picture.width)"
    heightLabel.text = "\(picture.height)"
  }
}
