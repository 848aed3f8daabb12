// Rejected by: a track outlives bars and players without a word
// Misconception: what a track calls at its end may be kept until then.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
    track?.onEnd.append {
      if self.currentTrack == nil { self.play(nil) }
    }
  }
}
