// Rejected by: a picture that is too high for its page shrinks in both directions
// Misconception: what comes while one follows is one's own doing.

import Controls
import KeyValueObserving

/// The panel that shows the size of a picture and takes another.
final class SizePanel: Screen {
  let widthLabel = Label()
  let heightLabel = Label()

  private let picture: Picture
  private var isFollowing = false

  nonisolated(unsafe) private static var widthContext: UInt8 = 0
  nonisolated(unsafe) private static var heightContext: UInt8 = 0

  init(picture: Picture) {
    self.picture = picture
    super.init()
    picture.addObserver(self, forKeyPath: "width", context: &Self.widthContext)
    picture.addObserver(self, forKeyPath: "height", context: &Self.heightContext)
    showSize()
  }

  deinit {
    picture.removeObserver(self, forKeyPath: "width", context: &Self.widthContext)
    picture.removeObserver(self, forKeyPath: "height", context: &Self.heightContext)
  }

  /// The user types a width.
  func typeWidth(_ width: Int) {
    picture.width = width
  }

  /// The user types a height.
  func typeHeight(_ height: Int) {
    picture.height = height
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &Self.widthContext {
      followWidth()
    } else if context == &Self.heightContext {
      followHeight()
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func followWidth() {
    showSize()
    guard picture.keepsProportion, !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    picture.height = picture.proportion.height(forWidth: picture.width)
  }

  private func followHeight() {
    showSize()
    guard picture.keepsProportion, !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    picture.width = picture.proportion.width(forHeight: picture.height)
  }

  private func showSize() {
    widthLabel.text = "\(picture.width)"
    heightLabel.text = "\(picture.height)"
  }
}
