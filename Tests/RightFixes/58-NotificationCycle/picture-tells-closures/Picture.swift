// Accepted: a typed size in one place, which tells closures; only the page still observes.

import KeyValueObserving

/// The size of a picture in pixels.
struct PictureSize {
  let width: Int
  let height: Int
}

/// A picture in a document.
final class Picture: KVOObject {
  /// Both numbers at once, so that neither has to follow the other.
  private(set) var size: PictureSize {
    willSet {
      willChangeValue(forKey: "width")
      willChangeValue(forKey: "height")
    }
    didSet {
      didChangeValue(forKey: "height")
      didChangeValue(forKey: "width")
      for listener in listeners { listener.listening?.handler() }
    }
  }

  private var listeners: [Listener] = []

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

  /// Calls `handler` after each change of the size, as long as the result is kept.
  func onResize(_ handler: @escaping () -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
