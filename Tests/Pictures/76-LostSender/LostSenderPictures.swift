import Controls
import KataTesting
import Testing

@testable import LostSender

@Suite struct Pictures {
  @Test func `whom two switches call`() {
    ObjectGraph.draw {
      let screen = openScreen()
      return ObjectGraph(
        [
          "SettingsScreen": screen, "Sound": screen.control(for: .sound),
          "Badges": screen.control(for: .badges), "Settings": screen.settings,
        ],
        weak: ["target"],
        arrows: [
          .mayKeep("Sound", "Settings", "closure"), .mayKeep("Badges", "Settings", "closure"),
        ])
    }
  }
}
