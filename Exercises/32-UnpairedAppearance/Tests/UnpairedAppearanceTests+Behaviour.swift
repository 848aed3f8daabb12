import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import UnpairedAppearance

extension UnpairedAppearanceTests {
  @Suite struct Behaviour {
    let scene = UnpairedAppearanceTests()

    @Test(arguments: [1, 2, 5])
    func `a screen that is seen shows a banner for each save`(saves: Int) {
      let navigation = NavigationContainer(root: scene.screen(scene.lease))
      let label = (navigation.topScreen as? DocumentScreen)?.revisionLabel
      for _ in 0..<saves { scene.lease.save() }
      scene.keep(navigation)
      #expect(
        scene.banners.shown == Array(repeating: "Lease is saved", count: saves),
        .diagnosis(
          "The document is saved and the screen that shows it says nothing, or too much.",
          seen: "\(scene.banners.shown.count) banners", expected: "\(saves)",
          pitfall: "silenced observer"))
      #expect(label?.text == "Revision \(saves)")
    }

    @Test func `a screen that comes says nothing of earlier saves and shows their revision`() {
      scene.letter.save()
      scene.letter.save()
      let navigation = scene.openLetterOverLease()
      scene.keep(navigation)
      #expect(scene.banners.shown.isEmpty)
      #expect(scene.label(of: navigation.topScreen) == "Revision 2")
    }

    @Test func `a covered screen does nothing, and goes on when it is seen again`() {
      let navigation = scene.openLetterOverLease()
      scene.lease.save()
      scene.lease.save()
      #expect(
        scene.banners.shown.isEmpty,
        .diagnosis(
          "Over the letter there are banners of another document's screen, which nobody sees.",
          seen: "\(scene.banners.shown.count) banners of a covered screen", expected: "none",
          pitfall: "work that nobody sees"))
      navigation.pop()
      #expect(scene.label(of: navigation.topScreen) == "Revision 2")
      scene.lease.save()
      scene.keep(navigation)
      #expect(
        scene.banners.shown == ["Lease is saved"],
        .diagnosis(
          "The user comes back to a screen, and it no longer tells of saves.",
          seen: "\(scene.banners.shown.count) banners for 1 save", expected: "1 banner",
          pitfall: "silenced observer"))
    }

    @Test func `a screen that half a swipe has uncovered is covered again in order`() {
      let navigation = scene.openLetterOverLease()
      expectNoFaults(
        "The user half swipes back, and the screen below, which came and went, stops the app.",
        expected: "a screen that never did appear may disappear", pitfall: "unpaired appearance"
      ) { scene.swipeHalfWay(navigation) }
      scene.lease.save()
      #expect(scene.banners.shown.isEmpty)
      navigation.pop()
      scene.lease.save()
      scene.keep(navigation)
      #expect(scene.banners.shown == ["Lease is saved"])
    }

    @Test func `a screen that is swiped away is released and hears nothing`() {
      let navigation = scene.openLetterOverLease()
      weak let screen = navigation.topScreen
      navigation.beginSwipeBack()
      navigation.finishSwipeBack()
      #expect(
        screen == nil,
        .diagnosis(
          "Each document that was opened and left makes the app bigger.",
          seen: "the screen alive after it was swiped away", expected: "no screen",
          pitfall: "a screen kept alive"))
      scene.letter.save()
      scene.keep(navigation)
      #expect(scene.banners.shown.isEmpty)
    }

    @Test func `two windows with one document tell of each save once each`() {
      let windows = [
        NavigationContainer(root: scene.screen(scene.lease)),
        NavigationContainer(root: scene.screen(scene.lease)),
      ]
      scene.lease.save()
      for window in windows { scene.keep(window) }
      #expect(scene.banners.shown.count == 2)
    }
  }

  func label(of screen: Screen) -> String? {
    (screen as? DocumentScreen)?.revisionLabel.text
  }
}
