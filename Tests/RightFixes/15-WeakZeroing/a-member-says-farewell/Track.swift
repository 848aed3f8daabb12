import KeyValueObserving

/// A piece of music, owned by a library or by the screen that previews it.
final class Track: KVOObject {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Objects that live exactly as long as the track.
  var companions: [AnyObject] = []
}
