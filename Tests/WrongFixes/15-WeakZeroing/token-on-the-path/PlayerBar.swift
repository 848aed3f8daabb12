// Rejected by: deleting the track that is playing empties the bar
// Misconception: a path through a weak reference tells of its end.

import Controls
import KeyValueObserving
import Remedies

/// The bar at the bottom of a screen: what a player is playing, and a button that stops it.
final class PlayerBar: KVOObject {
  let titleLabel = Label()
  let stopButton = Button()

  private let player: Player

  private var titleObservation: ObservationToken?

  init(player: Player) {
    self.player = player
    super.init()
    stopButton.addTarget(self, action: PlayerBar.stop, for: .touchUpInside)
    titleObservation = player.observe(path: "currentTrack.title") { [weak self] _, _ in
      self?.update()
    }
    update()
  }

  private func stop() {
    player.play(nil)
  }

  private func update() {
    titleLabel.text = player.currentTrack?.title
    stopButton.isEnabled = player.currentTrack != nil
  }
}
