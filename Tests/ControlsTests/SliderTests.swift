import Controls
import Testing

@Suite struct SliderTests {
  final class Settings {
    var heard: [Float] = []

    func changed(_ sender: Slider) { heard.append(sender.value) }
    func touched() { heard.append(-1) }
  }

  @Test func `a continuous slider tells of each value, another one of the last`() {
    let settings = Settings()
    let slider = Slider()
    slider.addTarget(settings, action: Settings.changed, for: .valueChanged)
    slider.drag(to: 0.25, 0.5)
    slider.isContinuous = false
    slider.drag(to: 0.75, 1)
    #expect(settings.heard == [0.25, 0.5, 1])
  }

  @Test func `a touch goes down before the first value and up after the last`() {
    let settings = Settings()
    let slider = Slider()
    slider.addTarget(settings, action: Settings.touched, for: [.touchDown, .touchUpInside])
    slider.addTarget(settings, action: Settings.changed, for: .valueChanged)
    slider.drag(to: 0.5)
    #expect(settings.heard == [-1, 0.5, -1])
  }

  @Test func `the program's value tells nobody and stays within the ends`() {
    let settings = Settings()
    let slider = Slider()
    slider.addTarget(settings, action: Settings.changed, for: .valueChanged)
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 3
    #expect(slider.value == 3 && slider.maximumValue == 3)
    #expect(settings.heard == [])
  }

  @Test func `a disabled slider cannot be dragged`() {
    let slider = Slider()
    slider.isEnabled = false
    slider.drag(to: 1)
    #expect(slider.value == 0)
  }
}
