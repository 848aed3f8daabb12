// Symptom: delete the track that is playing: the bars keep its title, and a button that does nothing.
// Task:    let every bar go empty when the current track ends its life, and keep no track alive.
// Run:     swift run kata   (or: cd Exercises && KATA=15 swift test)

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
  }
}
