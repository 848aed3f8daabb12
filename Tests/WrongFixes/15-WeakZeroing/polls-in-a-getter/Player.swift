// Rejected by: deleting the track that is playing empties the bar
// Misconception: whoever shows a value reads it often enough for the end to be noticed.

import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private var track: Track?
  private var isPlaying = false

  override class var computedKeys: [String: AnyKeyPath] {
    ["currentTrack": \Player.currentTrack]
  }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "currentTrack" ? ["track"] : []
  }

  /// Whoever reads it after the end of a track makes the player notice.
  var currentTrack: Track? {
    if isPlaying, track == nil {
      isPlaying = false
      willChangeValue(forKey: "currentTrack")
      didChangeValue(forKey: "currentTrack")
    }
    return track
  }

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    isPlaying = track != nil
    self.track = track
  }
}
