import KeyValueObserving

/// A piece of music, owned by a library or by the screen that previews it.
final class Track: KVOObject {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Called at the track's end, all of them.
  var onEnd: [() -> Void] = []

  deinit {
    for farewell in onEnd { farewell() }
  }
}
