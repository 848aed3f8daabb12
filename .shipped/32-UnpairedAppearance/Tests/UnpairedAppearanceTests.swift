import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import UnpairedAppearance

@Suite(.kata) struct UnpairedAppearanceTests {
  let lease = Document(title: "Lease")
  let letter = Document(title: "Letter")
  let banners = Banners()

  @Suite struct Hazard {
    let scene = UnpairedAppearanceTests()

    @Test(arguments: [1, 3])
    func `after half a swipe back each save shows one banner`(swipes: Int) {
      let navigation = scene.openLetterOverLease()
      let before = scene.registrations(of: scene.letter)
      for _ in 0..<swipes { scene.swipeHalfWay(navigation) }
      let after = scene.registrations(of: scene.letter)
      scene.letter.save()
      scene.keep(navigation)
      #expect(
        scene.banners.shown.count == 1,
        .diagnosis(
          "The user begins to swipe back and lets go; from now on each save is told several times.",
          seen: "\(scene.banners.shown.count) banners for 1 save; half swipes before it: \(swipes)",
          expected: "1 banner", pitfall: "unpaired appearance"))
      #expect(
        after <= before,
        .diagnosis(
          "The user plays with the screen's edge, and each save takes longer.",
          seen: "\(after) registrations of the letter's screen", expected: "\(before), as before",
          pitfall: "unpaired appearance"))
    }

    @Test func `a screen that is left after half a swipe leaves nobody listening`() {
      let navigation = scene.openLetterOverLease()
      scene.swipeHalfWay(navigation)
      expectNoFaults(
        "The user half swipes, then goes back for good; at the letter's next save the app stops.",
        expected: "the screen that was left hears nothing", pitfall: "unpaired appearance"
      ) {
        navigation.pop()
        scene.letter.save()
      }
      let isObserved = scene.letter.observationInfo != nil
      #expect(!isObserved, "The letter still tells a screen that was left.")
      #expect(scene.banners.shown.isEmpty)
    }

    @Test(arguments: [1, 4])
    func `however often the menu was open, each save shows one banner`(times: Int) {
      let drawer = DrawerContainer(scene.screen(scene.lease))
      for _ in 0..<times {
        drawer.openMenu()
        drawer.closeMenu()
      }
      scene.lease.save()
      scene.keep(drawer)
      #expect(
        scene.banners.shown.count == 1,
        .diagnosis(
          "The user has looked at the menu; from now on each save is told once more.",
          seen:
            "\(scene.banners.shown.count) banners for 1 save; visits of the menu before it: \(times)",
          expected: "1 banner", pitfall: "unpaired appearance"))
    }

    @Test func `a screen that the menu has replaced without a word hears nothing`() {
      let drawer = DrawerContainer(scene.screen(scene.lease))
      drawer.openMenu()
      expectNoFaults(
        "The user chooses another document in the menu; at the first one's next save the app stops.",
        expected: "the screen that was let go hears nothing", pitfall: "unpaired appearance"
      ) {
        drawer.show(scene.screen(scene.letter))
        scene.lease.save()
      }
      scene.keep(drawer)
      #expect(scene.banners.shown.isEmpty)
      let isObserved = scene.lease.observationInfo != nil
      #expect(!isObserved, "The lease still tells a screen that was let go.")
    }
  }

  func screen(_ document: Document) -> DocumentScreen {
    document.label = document.title.lowercased()
    let screen = DocumentScreen(document: document, banners: banners)
    screen.label = "\(document.title.lowercased()) screen"
    return screen
  }

  func openLetterOverLease() -> NavigationContainer {
    let navigation = NavigationContainer(root: screen(lease))
    navigation.push(screen(letter))
    return navigation
  }

  /// How often somebody is registered with a document.
  func registrations(of document: Document) -> Int {
    (document.observationInfo?.split(separator: "Key path: ").count ?? 1) - 1
  }

  func swipeHalfWay(_ navigation: NavigationContainer) {
    Timeline.current.note("the user begins to swipe back and lets go")
    navigation.beginSwipeBack()
    navigation.cancelSwipeBack()
  }

  func keep(_ container: AnyObject) {
    keepAlive(container, lease, letter)
  }
}
