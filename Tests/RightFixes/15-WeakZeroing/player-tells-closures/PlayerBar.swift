import Controls
import KeyValueObserving

/// The bar at the bottom of a screen: what a player is playing, and a button that stops it.
final class PlayerBar: KVOObject {
  let titleLabel = Label()
  let stopButton = Button()

  private let player: Player

  private var listening: Player.Listening?

  init(player: Player) {
    self.player = player
    super.init()
    stopButton.addTarget(self, action: PlayerBar.stop, for: .touchUpInside)
    listening = player.onTrack { [weak self] in self?.update() }
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
