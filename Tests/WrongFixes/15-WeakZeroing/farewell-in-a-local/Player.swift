// Rejected by: deleting the track that is playing empties the bar
// Misconception: whoever has said what to call at the end will be called.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
    let farewell = track?.onEnd { [weak self] in self?.announceEnd() }
    assert(track == nil || farewell != nil)
  }

  /// Says what the zeroing of a weak reference does not say.
  private func announceEnd() {
    willChangeValue(forKey: "currentTrack")
    didChangeValue(forKey: "currentTrack")
  }
}
