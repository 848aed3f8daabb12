import Controls
import Foundation
import KataTesting
import KeyValueObserving
import Testing

@testable import DroppedToken

@Suite(.kata) struct DroppedTokenTests {
  let center = CountingCenter()
  let banners = Banners()
  let lease = Document(title: "Lease")
  let letter = Document(title: "Letter")

  @Suite struct Hazard {
    let scene = DroppedTokenTests()

    @Test func `a title that changes is shown on every open screen of its document`() {
      let screens = [scene.openScreen(scene.lease), scene.openScreen(scene.lease)]
      let labels = screens.map(\.titleLabel)
      do { _ = scene.openScreen(scene.lease) }
      Timeline.current.note("a third screen is closed, and the document is renamed elsewhere")
      scene.lease.title = "Tenancy"
      let titles = labels.map { $0.text ?? "none" }
      scene.keep(screens[0], screens[1])
      #expect(
        titles == ["Tenancy", "Tenancy"],
        .diagnosis(
          "The document is renamed on another screen, and its open screens show the old title.",
          seen: "\(titles)", expected: "the new title on both", pitfall: "dropped token"))
    }

    @Test func `a sync after the screens are closed shows no banner`() {
      for _ in 1...3 { scene.openScreen(scene.lease).label = "screen" }
      scene.sync(scene.lease)
      #expect(
        scene.banners.shown.isEmpty,
        .diagnosis(
          "The document is closed, and each sync still shows banners, one for each earlier visit.",
          seen: "\(scene.banners.shown.count) banners after 3 visits", expected: "0",
          pitfall: "dropped token"))
    }

    @Test func `a view that was loaded again shows one banner for each sync`() {
      let screen = scene.openScreen(scene.lease)
      screen.unloadView()
      screen.loadViewIfNeeded()
      scene.sync(scene.lease)
      scene.keep(screen)
      #expect(
        scene.banners.shown.count == 1 && screen.syncLabel.text == "1",
        .diagnosis(
          "After the app was short of memory, one sync is told and counted twice.",
          seen: "\(scene.banners.shown.count) banners, and \(screen.syncLabel.text ?? "nothing") "
            + "on the label", expected: "1 and 1", pitfall: "dropped token"))
    }

    @Test func `the centre keeps nothing of screens that are closed`() {
      for _ in 1...3 { scene.openScreen(scene.lease).label = "screen" }
      let left = scene.center.blocks
      #expect(
        left == 0,
        .diagnosis(
          "The app becomes slower with each visit of a document.",
          seen: "\(left) blocks in the centre after 3 visits", expected: "0",
          pitfall: "dropped token"))
    }
  }

  @Suite struct Behaviour {
    let scene = DroppedTokenTests()

    @Test func `a screen shows its document's title from the beginning`() {
      let screen = scene.openScreen(scene.letter)
      scene.keep(screen)
      #expect(screen.titleLabel.text == "Letter")
      #expect(screen.syncLabel.text == nil)
    }

    @Test(arguments: [1, 2, 5])
    func `each sync of an open document is told and counted once`(syncs: Int) {
      let screen = scene.openScreen(scene.lease)
      for _ in 0..<syncs { scene.sync(scene.lease) }
      scene.keep(screen)
      #expect(
        scene.banners.shown.count == syncs && screen.syncLabel.text == "\(syncs)",
        .diagnosis(
          "The open document is brought up to date, and nothing says so.",
          seen:
            "\(scene.banners.shown.count) banners, \(screen.syncLabel.text ?? "nothing") counted",
          expected: "\(syncs) and \(syncs)", pitfall: "silenced observer"))
    }

    @Test func `a sync of another document is no business of this screen`() {
      let screen = scene.openScreen(scene.lease)
      scene.sync(scene.letter)
      scene.sync(Document(title: "Lease"))
      scene.keep(screen)
      #expect(scene.banners.shown.isEmpty)
      #expect(screen.syncLabel.text == nil)
    }

    @Test func `each of two screens counts on when the other is closed`() {
      let screen = scene.openScreen(scene.lease)
      do {
        let other = scene.openScreen(scene.lease)
        scene.sync(scene.lease)
        #expect(other.syncLabel.text == "1")
      }
      Timeline.current.note("the user closes one of the two screens")
      scene.sync(scene.lease)
      scene.keep(screen)
      #expect(
        screen.syncLabel.text == "2",
        .diagnosis(
          "A document is open twice; of the two screens one stops counting.",
          seen: "\(screen.syncLabel.text ?? "nothing") after 2 syncs", expected: "2",
          pitfall: "a token that screens share"))
    }

    @Test func `a sync while the view is given up is told and counted`() {
      let screen = scene.openScreen(scene.lease)
      screen.unloadView()
      scene.sync(scene.lease)
      let banners = scene.banners.shown.count
      screen.loadViewIfNeeded()
      scene.keep(screen)
      #expect(
        banners == 1 && screen.syncLabel.text == "1",
        .diagnosis(
          "The app was short of memory, and a sync of an open document is not told.",
          seen: "\(banners) banners, \(screen.syncLabel.text ?? "nothing") counted",
          expected: "1 and 1", pitfall: "an observation that ends before its owner"))
    }

    @Test func `a view that is loaded again and again is told of a title once`() {
      let screen = scene.openScreen(scene.lease)
      for _ in 1...3 {
        screen.unloadView()
        screen.loadViewIfNeeded()
      }
      let text = scene.lease.observationInfo ?? ""
      let observations = text.split(separator: "Key path: ").count - 1
      scene.keep(screen)
      #expect(
        observations <= 1,
        .diagnosis(
          "The longer a document is open, the more work is each change of its title.",
          seen: "\(observations) observations of one title by one screen", expected: "1",
          pitfall: "tokens that pile up"))
    }

    @Test func `a screen that was covered for a while goes on`() {
      let screen = scene.openScreen(scene.lease)
      screen.viewWillDisappear(true)
      screen.viewDidDisappear(true)
      scene.sync(scene.lease)
      screen.viewWillAppear(true)
      screen.viewDidAppear(true)
      scene.sync(scene.lease)
      scene.keep(screen)
      #expect(
        screen.syncLabel.text == "2",
        .diagnosis(
          "A document that was covered by another screen for a while is no longer counted for.",
          seen: "\(screen.syncLabel.text ?? "nothing") after 2 syncs", expected: "2",
          pitfall: "an observation that ends before its owner"))
    }

    @Test func `a screen whose view was never loaded can go`() {
      expectNoFaults(
        "The user leaves the app before the screen was ever seen.", expected: "nothing happens",
        pitfall: "unbalanced removal"
      ) { _ = DocumentScreen(document: scene.lease, center: scene.center, banners: scene.banners) }
    }

    @Test func `a screen is released when nobody shows it`() {
      weak let screen = scene.openScreen(scene.lease)
      #expect(
        screen == nil,
        .diagnosis(
          "Each visit of a document makes the app bigger.",
          seen: "1 screen in memory after it was closed", expected: "0", pitfall: "retain cycle"))
      #expect(
        scene.lease.observationInfo == nil,
        .diagnosis(
          "The document is closed, and each change of its title still calls a handler.",
          seen: "an observation of the title after its screen was closed", expected: "none",
          pitfall: "an observation that outlives its owner"))
    }
  }

  func openScreen(_ document: Document) -> DocumentScreen {
    if document.label == nil { document.label = document.title.lowercased() }
    let screen = DocumentScreen(document: document, center: center, banners: banners)
    screen.loadViewIfNeeded()
    return screen
  }

  func sync(_ document: Document) {
    Timeline.current.note("\(document.label ?? "a document") is brought up to date")
    SyncService(center: center).sync(document)
  }

  func keep(_ objects: AnyObject...) {
    for object in objects { keepAlive(object) }
    keepAlive(lease, letter)
  }
}
