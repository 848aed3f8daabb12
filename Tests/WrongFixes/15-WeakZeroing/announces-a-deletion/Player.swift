// Rejected by: a track that ends its life elsewhere empties the bar as well
// Misconception: a track ends by being deleted from its library.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
    track?.onDeletion.append { [weak self] deleted in
      if self?.currentTrack === deleted { self?.play(nil) }
    }
  }
}
