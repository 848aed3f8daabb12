import Controls
import KeyValueObserving

/// The bar at the bottom of a screen: what a player is playing, and a button that stops it.
final class PlayerBar: KVOObject {
  let titleLabel = Label()
  let stopButton = Button()

  private let player: Player

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var trackContext: UInt8 = 0

  init(player: Player) {
    self.player = player
    super.init()
    stopButton.addTarget(self, action: PlayerBar.stop, for: .touchUpInside)
    player.addObserver(self, forKeyPath: "currentTrack", context: &Self.trackContext)
    update()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.trackContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    update()
  }

  deinit {
    player.removeObserver(self, forKeyPath: "currentTrack", context: &Self.trackContext)
  }

  private func stop() {
    player.play(nil)
  }

  private func update() {
    titleLabel.text = player.currentTrack?.title
    stopButton.isEnabled = player.currentTrack != nil
  }
}
