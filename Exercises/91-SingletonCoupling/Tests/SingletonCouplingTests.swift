import KataTesting
import Testing

@testable import SingletonCoupling

@Suite(.kata) @MainActor struct SingletonCouplingTests {
  @Suite @MainActor struct Hazard {
    @Test func `each of two screens asks its own loader`() {
      let loaders = [HeldLoader(), HeldLoader()]
      let screens = loaders.map(makeResourcesScreen(loader:))
      screens[0].reload()
      #expect(
        loaders.map(\.paths) == [["list"], []],
        .diagnosis(
          "The user reloads the first list, and the second source is asked.",
          seen: "\(loaders[0].paths.count) requests to the first source, "
            + "\(loaders[1].paths.count) to the second",
          expected: "1 to the first, 0 to the second", pitfall: "singleton coupling"))
    }

    @Test func `a screen whose answer comes late goes on with its own loader`() {
      let slow = HeldLoader()
      let screen = makeResourcesScreen(loader: slow)
      screen.reload()
      let other = HeldLoader()
      let second = makeResourcesScreen(loader: other)
      second.reload()
      slow.answer("Lease")
      #expect(
        slow.paths == ["list", "images"] && other.paths == ["list"],
        .diagnosis(
          "A list arrives, and its images are asked of another source.",
          seen: "\(slow.paths) at its own source, \(other.paths) at the other",
          expected: "list and images at its own, the list at the other",
          pitfall: "singleton coupling"))
      slow.answer("lease.png")
      #expect(screen.titles == ["Lease"] && screen.images == ["lease.png"])
    }

    @Test func `the app's own screens keep the app's loader`() {
      let before = makeResourcesScreen()
      let loader = HeldLoader()
      let other = makeResourcesScreen(loader: loader)
      let after = makeResourcesScreen()
      for screen in [before, after] { screen.reload() }
      #expect(
        [before, after].map(\.titles) == [["Guide", "Licence"], ["Guide", "Licence"]],
        .diagnosis(
          "After another source was opened once, the app's own list stays empty.",
          seen: "\(before.titles) before and \(after.titles) after",
          expected: "Guide and Licence in both", pitfall: "singleton coupling"))
      #expect(loader.paths.isEmpty && other.titles.isEmpty)
    }

    @Test func `the loader of a closed screen is released`() {
      weak var closed: HeldLoader?
      do {
        let loader = HeldLoader()
        closed = loader
        let screen = makeResourcesScreen(loader: loader)
        screen.reload()
        loader.answer("Lease")
        loader.answer()
      }
      #expect(
        closed == nil,
        .diagnosis(
          "Sources that were opened once stay in memory.",
          seen: "the loader alive after its screen closed", expected: "no loader",
          pitfall: "singleton coupling"))
    }
  }

  @Suite @MainActor struct Behaviour {
    @Test func `a screen shows what its loader answers`() {
      let loader = HeldLoader()
      let screen = makeResourcesScreen(loader: loader)
      screen.reload()
      loader.answer("Lease", "Letter")
      loader.answer("lease.png")
      #expect(
        screen.titles == ["Lease", "Letter"] && screen.images == ["lease.png"],
        .diagnosis(
          "The list of a source stays empty.", seen: "\(screen.titles) and \(screen.images)",
          expected: "what the source answered", pitfall: "a loader that does not arrive"))
    }

    @Test func `nothing is asked before the first reload`() {
      let loader = HeldLoader()
      let screen = makeResourcesScreen(loader: loader)
      #expect(loader.paths.isEmpty && screen.titles.isEmpty)
    }

    @Test(arguments: [2, 3])
    func `each reload asks again and shows the newest answer`(times: Int) {
      let loader = HeldLoader()
      let screen = makeResourcesScreen(loader: loader)
      for number in 1...times {
        screen.reload()
        loader.answer("Lease \(number)")
        loader.answer("lease\(number).png")
      }
      #expect(loader.paths == Array(repeating: ["list", "images"], count: times).flatMap(\.self))
      #expect(screen.titles == ["Lease \(times)"] && screen.images == ["lease\(times).png"])
    }

    @Test func `a closed screen is released, also while it waits for an answer`() {
      let loader = HeldLoader()
      weak var closed: ResourcesScreen?
      do {
        let screen = makeResourcesScreen(loader: loader)
        closed = screen
        screen.reload()
      }
      #expect(
        closed == nil,
        .diagnosis(
          "Closed lists stay in memory.", seen: "a screen alive after it was closed",
          expected: "no screen", pitfall: "a table of screens"))
      loader.answer("Lease")
    }
  }
}
