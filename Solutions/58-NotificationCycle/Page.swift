import KeyValueObserving

/// The page that a picture stands on, which lets none be higher than itself.
final class Page: KVOObject {
  private let picture: Picture
  private let height: Int

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var heightContext: UInt8 = 0

  init(of picture: Picture, height: Int) {
    self.picture = picture
    self.height = height
    super.init()
    picture.addObserver(self, forKeyPath: "height", context: &Self.heightContext)
  }

  deinit {
    picture.removeObserver(self, forKeyPath: "height", context: &Self.heightContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.heightContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if picture.height > height { picture.height = height }
  }
}
