import Controls
import KataTesting
import Testing

@testable import LostSender

/// Said of a test that ends in a crash: a control is not always what a handler takes it for.
let stopped: Comment = "The app stops when the user flips a switch."

@Suite(.kata) struct LostSenderTests {
  @Suite struct Hazard {
    @Test func `a switch saves its own setting although another device has changed one`() async {
      await #expect(processExitsWith: .success, stopped) {
        for (elsewhere, flipped) in [
          (Setting.notifications, Setting.sound), (.sound, .badges), (.notifications, .badges),
        ] {
          let screen = openScreen()
          let before = screen.settings.isOn(flipped)
          screen.settings.receive(elsewhere, on: !screen.settings.isOn(elsewhere))
          screen.control(for: flipped)?.flip()
          #expect(
            screen.settings.isOn(flipped) == !before,
            .diagnosis(
              "The user flips \(flipped), and the setting stays as it was.",
              seen: "saved: \(text(screen.settings.changes))", expected: "saved: \(flipped)",
              pitfall: "lost sender"))
        }
      }
    }

    @Test func `what another device has changed stays so when a switch is flipped here`() async {
      await #expect(processExitsWith: .success, stopped) {
        let screen = openScreen()
        screen.settings.receive(.notifications, on: false)
        screen.control(for: .sound)?.flip()
        #expect(
          !screen.settings.isOn(.notifications)
            && !screen.settings.changes.contains(.notifications),
          .diagnosis(
            "Notifications are switched off on the phone; sound is switched off here, and they come.",
            seen: "saved here: \(text(screen.settings.changes))", expected: "saved here: sound",
            pitfall: "lost sender"))
      }
    }

    @Test func `after signing in the first flip of each switch is saved`() async {
      await #expect(processExitsWith: .success, stopped) {
        for flipped in [Setting.notifications, .sound, .badges] {
          let screen = openScreen()
          screen.signIn()
          screen.settings.receive(.backup, on: true)
          let before = screen.settings.isOn(flipped)
          screen.control(for: flipped)?.flip()
          #expect(
            screen.settings.isOn(flipped) == !before && screen.settings.isOn(.backup),
            .diagnosis(
              "The user signs in and flips \(flipped); the setting stays, and the backup is off.",
              seen: "saved: \(text(screen.settings.changes))", expected: "saved: \(flipped)",
              pitfall: "lost sender"))
        }
      }
    }
  }

  @Suite struct Behaviour {
    @Test func `each switch saves its setting once for each flip`() async {
      await #expect(processExitsWith: .success, stopped) {
        let screen = openScreen()
        screen.signIn()
        for setting in [Setting.sound, .backup, .notifications, .badges] {
          let before = screen.settings.isOn(setting)
          screen.control(for: setting)?.flip()
          screen.control(for: setting)?.flip()
          screen.control(for: setting)?.flip()
          #expect(
            screen.settings.isOn(setting) == !before,
            .diagnosis(
              "The user flips \(setting), and nothing is saved.",
              seen: "\(setting) \(before ? "on" : "off")",
              expected: before ? "off" : "on", pitfall: "a sender that was forgotten"))
        }
        let expected = [Setting.sound, .backup, .notifications, .badges].flatMap { [$0, $0, $0] }
        #expect(
          screen.settings.changes == expected,
          .diagnosis(
            "A flip is sent to the other devices more often than once, or not at all.",
            seen: text(screen.settings.changes), expected: text(expected),
            pitfall: "a sender that was forgotten"))
      }
    }

    @Test func `a switch shows its setting from the beginning`() {
      let settings = Settings()
      settings.receive(.sound, on: false)
      settings.receive(.backup, on: true)
      let screen = openScreen(settings)
      screen.signIn()
      let shown = [Setting.backup, .notifications, .sound, .badges].map {
        screen.control(for: $0)?.isOn
      }
      #expect(shown == [true, true, false, false])
      #expect(
        screen.rows.map(\.setting) == [.backup, .notifications, .sound, .textSize, .badges],
        "The rows are others, or in another order.")
    }

    @Test func `the slider sets the text size and nothing else`() async {
      await #expect(processExitsWith: .success, stopped) {
        let screen = openScreen()
        let slider = screen.rows.first { $0.setting == .textSize }?.control as? Slider
        slider?.drag(to: 0.6, 0.75)
        #expect(screen.settings.textSize == 0.75 && screen.settings.changes.isEmpty)
      }
    }

    @Test func `two screens save into the settings that each was given`() {
      let screens = [openScreen(), openScreen()]
      screens[1].control(for: .sound)?.flip()
      #expect(screens.map { $0.settings.isOn(.sound) } == [true, false])
    }

    @Test func `a settings screen is released when it is closed`() {
      let screen = openScreen()
      screen.signIn()
      screen.control(for: .sound)?.flip()
      for object in [screen, screen.control(for: .sound)].compactMap({ $0 as AnyObject? }) {
        expectReleased(
          object, "Each settings screen that was ever open stays in memory.",
          pitfall: "a handler that keeps its owner")
      }
    }
  }
}

/// Opens the screen of some settings, as its container does.
func openScreen(_ settings: Settings = Settings()) -> SettingsScreen {
  let screen = SettingsScreen(settings: settings)
  screen.loadViewIfNeeded()
  screen.viewWillAppear(false)
  screen.viewDidAppear(false)
  return screen
}

extension SettingsScreen {
  func control(for setting: Setting) -> Switch? {
    rows.first { $0.setting == setting }?.control as? Switch
  }
}

func text(_ settings: [Setting]) -> String {
  settings.isEmpty ? "nothing" : settings.map { "\($0)" }.joined(separator: ", ")
}
