// Rejected by: deleting the track that is playing empties the bar
// Misconception: whoever looks at the bar asks it for its label first.

import Controls
import KeyValueObserving

/// The bar at the bottom of a screen: what a player is playing, and a button that stops it.
final class PlayerBar: KVOObject {
  private let shownLabel = Label()
  private let shownButton = Button()

  /// Up to date whenever somebody asks for it.
  var titleLabel: Label {
    update()
    return shownLabel
  }

  /// Up to date whenever somebody asks for it.
  var stopButton: Button {
    update()
    return shownButton
  }

  private let player: Player

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var trackContext: UInt8 = 0

  init(player: Player) {
    self.player = player
    super.init()
    shownButton.addTarget(self, action: PlayerBar.stop, for: .touchUpInside)
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
    shownLabel.text = player.currentTrack?.title
    shownButton.isEnabled = player.currentTrack != nil
  }
}
