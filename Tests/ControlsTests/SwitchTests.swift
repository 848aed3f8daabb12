import Controls
import KeyValueObserving
import Testing

@Suite struct SwitchTests {
  final class Settings {
    var heard: [Bool] = []

    func changed(_ sender: Switch) { heard.append(sender.isOn) }
  }

  @Test func `a user's flip tells the targets, the program's does not`() {
    let settings = Settings()
    let control = Switch()
    control.addTarget(settings, action: Settings.changed, for: .valueChanged)
    control.isOn = true
    #expect(settings.heard == [])
    control.flip()
    control.flip()
    #expect(settings.heard == [false, true])
  }

  @Test func `a disabled switch stays as it is`() {
    let settings = Settings()
    let control = Switch()
    control.addTarget(settings, action: Settings.changed, for: .valueChanged)
    control.isEnabled = false
    control.flip()
    #expect(!control.isOn && settings.heard == [])
  }

  @Test func `controls have an address each`() {
    let controls: [Control] = [Switch(), Slider(), Button(), TextField()]
    #expect(Set(controls.map(\.address)).count == 4)
  }
}
