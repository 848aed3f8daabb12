// Rejected by: playing a track does not keep it alive
// Misconception: what is shown must be kept, so that it cannot go away.

import KeyValueObserving

/// Plays one track after another.
final class Player: KVOObject {
  @Dynamic private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
  }
}
