// Accepted: without Key-Value Observing: the player tells closures, also of the end of its track.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  private(set) weak var currentTrack: Track?

  private var farewell: Track.Farewell?
  private var listeners: [Listener] = []

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    farewell = track?.onEnd { [weak self] in self?.tell() }
    currentTrack = track
    tell()
  }

  /// Calls `handler` after each change of the current track, as long as the result is kept.
  func onTrack(_ handler: @escaping () -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  private func tell() {
    for listener in listeners { listener.listening?.handler() }
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
