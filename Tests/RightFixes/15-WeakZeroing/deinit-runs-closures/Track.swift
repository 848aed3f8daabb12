import KeyValueObserving

/// A piece of music, owned by a library or by the screen that previews it.
final class Track: KVOObject {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Called at the track's end, one for each player: every weak reference to the track is nil by then.
  var onEnd: [ObjectIdentifier: () -> Void] = [:]

  deinit {
    for farewell in onEnd.values { farewell() }
  }
}
