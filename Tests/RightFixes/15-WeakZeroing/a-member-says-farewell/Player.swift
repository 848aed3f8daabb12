import KeyValueObserving

/// Plays one track after another, and owns none of them.
final class Player: KVOObject {
  @DynamicWeak private(set) var currentTrack: Track?

  /// Plays a track instead of the current one; nil stops.
  func play(_ track: Track?) {
    currentTrack = track
    track?.companions.append(Farewell { [weak self] in self?.announceEnd() })
  }

  /// Says what the zeroing of a weak reference does not say.
  private func announceEnd() {
    guard currentTrack == nil else { return }
    willChangeValue(forKey: "currentTrack")
    didChangeValue(forKey: "currentTrack")
  }
}
