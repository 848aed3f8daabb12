import Controls

/// The panel that shows the size of a picture and takes another.
final class SizePanel: Screen {
  let widthLabel = Label()
  let heightLabel = Label()

  private let picture: Picture
  private var listening: Picture.Listening?

  init(picture: Picture) {
    self.picture = picture
    super.init()
    listening = picture.onResize { [weak self] in self?.showSize() }
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
