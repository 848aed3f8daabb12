import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import WeakZeroing

@Suite(.kata) struct WeakZeroingTests {
  let library = TrackLibrary(titles: ["Prelude", "Fugue"])
  let player = Player()

  init() {
    for track in library.tracks { track.label = track.title.lowercased() }
    player.label = "player"
  }

  @Suite struct Hazard {
    let scene = WeakZeroingTests()

    @Test func `deleting the track that is playing empties the bar`() {
      let bar = PlayerBar(player: scene.player)
      let (label, button) = (bar.titleLabel, bar.stopButton)
      scene.player.play(scene.library.tracks[0])
      Timeline.current.note("the user deletes the track that is playing")
      scene.library.delete(0)
      #expect(
        label.text == nil,
        .diagnosis(
          "The user deletes the track that is playing, and the bar keeps its title.",
          seen: "\"\(label.text ?? "")\" of a track that is gone", expected: "an empty bar",
          pitfall: "unannounced zeroing"))
      #expect(
        !button.isEnabled,
        .diagnosis(
          "A button in the bar can be tapped and does nothing.",
          seen: "a button that stops no track", expected: "a disabled button",
          pitfall: "unannounced zeroing"))
      #expect(scene.player.currentTrack == nil, "The deleted track goes on playing.")
      withExtendedLifetime(bar) {}
    }

    @Test func `every bar of every player that has the track goes empty`() {
      let otherRoom = Player()
      let bars = [
        PlayerBar(player: scene.player), PlayerBar(player: scene.player),
        PlayerBar(player: otherRoom), PlayerBar(player: otherRoom),
      ]
      let labels = bars.map(\.titleLabel)
      for player in [scene.player, otherRoom] { player.play(scene.library.tracks[0]) }
      #expect(labels.map(\.text) == Array(repeating: "Prelude", count: 4))
      Timeline.current.note("the user deletes the track that plays in both rooms")
      scene.library.delete(0)
      let left = labels.count { $0.text != nil }
      #expect(
        left == 0,
        .diagnosis(
          "The user deletes the track that plays in two rooms, and some of the bars keep its title.",
          seen: "\(left) of 4 bars with its title", expected: "0 of 4",
          pitfall: "unannounced zeroing"))
      withExtendedLifetime(bars) {}
    }

    @Test(arguments: WayOut.allCases)
    func `a track that ends its life elsewhere empties the bar as well`(way: WayOut) {
      let bar = PlayerBar(player: scene.player)
      let label = bar.titleLabel
      var library: TrackLibrary? = TrackLibrary(titles: ["Prelude"])
      var preview: Track? = Track(title: "Prelude")
      scene.player.play(way == .closingThePreview ? preview : library?.tracks[0])
      #expect(label.text == "Prelude")
      Timeline.current.note(way.testDescription)
      switch way {
      case .closingTheLibrary: library = nil
      case .closingThePreview: preview = nil
      }
      #expect(
        label.text == nil,
        .diagnosis(
          "\(way.testDescription), and the bar keeps the title of the track.",
          seen: "\"\(label.text ?? "")\" of a track that is gone", expected: "an empty bar",
          pitfall: "unannounced zeroing"))
      withExtendedLifetime((bar, library, preview)) {}
    }
  }

  @Suite struct Behaviour {
    let scene = WeakZeroingTests()

    @Test func `a bar shows what its player plays`() {
      let bar = PlayerBar(player: scene.player)
      #expect(bar.titleLabel.text == nil)
      #expect(!bar.stopButton.isEnabled)
      for track in scene.library.tracks {
        scene.player.play(track)
        #expect(bar.titleLabel.text == track.title)
        #expect(bar.stopButton.isEnabled)
      }
      bar.stopButton.tap()
      #expect(scene.player.currentTrack == nil)
      #expect(bar.titleLabel.text == nil)
      #expect(!bar.stopButton.isEnabled)
    }

    @Test func `the end of a track that played before leaves the newer one alone`() {
      let bar = PlayerBar(player: scene.player)
      let fugue = scene.library.tracks[1]
      scene.player.play(scene.library.tracks[0])
      scene.player.play(fugue)
      scene.library.delete(0)
      #expect(
        bar.titleLabel.text == "Fugue",
        .diagnosis(
          "The user deletes an old track, and the bar of the one that is playing goes empty.",
          seen: "\"\(bar.titleLabel.text ?? "")\"", expected: "\"Fugue\"",
          pitfall: "a farewell that is not for the current track"))
      #expect(bar.stopButton.isEnabled)
      #expect(scene.player.currentTrack === fugue)
    }

    @Test func `playing a track does not keep it alive`() {
      let bar = PlayerBar(player: scene.player)
      weak let prelude = scene.library.tracks.first
      scene.player.play(prelude)
      scene.library.delete(0)
      #expect(
        prelude == nil,
        .diagnosis(
          "The user deletes a track, and its file stays open for as long as it plays.",
          seen: "a track without a library", expected: "no track",
          pitfall: "a strong reference instead of an announcement"))
      withExtendedLifetime(bar) {}
    }

    @Test func `a player can play on after a track is gone`() {
      let bar = PlayerBar(player: scene.player)
      for _ in 1...2 {
        scene.player.play(scene.library.tracks[0])
        scene.library.delete(0)
      }
      let fugue = Track(title: "Fugue")
      scene.player.play(fugue)
      #expect(bar.titleLabel.text == "Fugue")
      #expect(bar.stopButton.isEnabled)
    }

    @Test func `a track outlives bars and players without a word`() {
      let track = Track(title: "Prelude")
      var player: Player? = Player()
      var bar: PlayerBar? = player.map(PlayerBar.init(player:))
      player?.play(track)
      weak let closed = bar
      weak let stopped = player
      bar = nil
      #expect(closed == nil, "A closed bar stays in memory.")
      player = nil
      #expect(stopped == nil, "A player that nobody needs stays in memory.")
      #expect(track.title == "Prelude")
    }
  }

  /// A way out of life that is no deletion from the library.
  enum WayOut: CaseIterable, CustomTestStringConvertible {
    case closingTheLibrary, closingThePreview

    var testDescription: String {
      switch self {
      case .closingTheLibrary: "The user signs out, which closes the library"
      case .closingThePreview: "The user closes the screen that previews the track"
      }
    }
  }
}
