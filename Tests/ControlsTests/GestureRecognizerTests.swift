import Controls
import Testing

@Suite struct GestureRecognizerTests {
  final class Screen: GestureRecognizerDelegate {
    var heard: [GestureRecognizer.State] = []
    var allows = true

    func moved(_ sender: GestureRecognizer) { heard.append(sender.state) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { allows }
  }

  @Test func `a tap is told once, a pan at each step`() {
    let screen = Screen()
    let gesture = GestureRecognizer()
    gesture.addTarget(screen, action: Screen.moved)
    gesture.recognize()
    gesture.begin()
    gesture.change()
    gesture.end()
    gesture.change()
    #expect(screen.heard == [.ended, .began, .changed, .ended])
    #expect(gesture.state == .possible)
  }

  @Test func `a recognizer that is switched off cancels what is under way and begins nothing`() {
    let screen = Screen()
    let gesture = GestureRecognizer()
    gesture.addTarget(screen, action: Screen.moved)
    gesture.begin()
    gesture.isEnabled = false
    gesture.recognize()
    #expect(screen.heard == [.began, .cancelled])
  }

  @Test func `a delegate may refuse, and is not retained`() {
    let gesture = GestureRecognizer()
    func attach() {
      let screen = Screen()
      screen.allows = false
      gesture.delegate = screen
      gesture.addTarget(screen, action: Screen.moved)
      gesture.begin()
      #expect(screen.heard == [])
    }
    attach()
    #expect(gesture.delegate == nil)
    gesture.begin()
    #expect(gesture.state == .began)
  }

  @Test func `a target removed during a step is not called, and nil removes all`() {
    final class Remover {
      let other: Screen

      init(_ other: Screen) {
        self.other = other
      }

      func remove(_ sender: GestureRecognizer) { sender.removeTarget(other) }
    }
    let screen = Screen()
    let remover = Remover(screen)
    let gesture = GestureRecognizer()
    gesture.addTarget(remover, action: Remover.remove)
    gesture.addTarget(screen, action: Screen.moved)
    gesture.recognize()
    gesture.addTarget(screen, action: Screen.moved)
    gesture.removeTarget(nil)
    gesture.recognize()
    #expect(screen.heard == [])
  }
}
