// Accepted: the track runs closures in its deinit; a player that has another track by then ignores it.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
    track?.onEnd[ObjectIdentifier(self)] = { [weak self] in
      if let self, self.currentTrack == nil { self.currentTrack = nil }
    }
  }
}
