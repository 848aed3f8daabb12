// Rejected by: the end of a track that played before leaves the newer one alone
// Misconception: a track that says farewell is the one that is playing.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
    track?.onEnd.append { [weak self] in self?.play(nil) }
  }
}
