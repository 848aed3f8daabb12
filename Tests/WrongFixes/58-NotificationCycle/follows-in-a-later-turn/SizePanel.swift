// Rejected by: the width that was typed stays, and the height follows
// Misconception: a cycle that leaves the stack is no cycle.

import Controls
import Dispatch
import KeyValueObserving

/// The panel that shows the size of a picture and takes another.
final class SizePanel: Screen {
  let widthLabel = Label()
  let heightLabel = Label()

  private let picture: Picture

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
    let height = picture.proportion.height(forWidth: picture.width)
    // Without this the two would never come to rest.
    guard picture.keepsProportion, picture.height != height else { return }
    nonisolated(unsafe) let picture = picture
    DispatchQueue.main.async { picture.height = height }
  }

  private func followHeight() {
    showSize()
    let width = picture.proportion.width(forHeight: picture.height)
    guard picture.keepsProportion, picture.width != width else { return }
    nonisolated(unsafe) let picture = picture
    DispatchQueue.main.async { picture.width = width }
  }

  private func showSize() {
    widthLabel.text = "\(picture.width)"
    heightLabel.text = "\(picture.height)"
  }
}
