import KeyValueObserving

/// A piece of music, owned by a library or by the screen that previews it.
final class Track: KVOObject {
  let title: String

  private var waiting: [Waiting] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  deinit {
    for entry in waiting { entry.farewell?.handler() }
  }

  /// Calls `handler` at the track's end, as long as the result is kept.
  ///
  /// Every weak reference to the track is nil by then.
  func onEnd(_ handler: @escaping () -> Void) -> Farewell {
    let farewell = Farewell(handler)
    waiting.removeAll { $0.farewell == nil }
    waiting.append(Waiting(farewell: farewell))
    return farewell
  }

  /// Waits for the end of a track, for as long as somebody keeps it.
  final class Farewell {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  private struct Waiting {
    weak var farewell: Farewell?
  }
}
