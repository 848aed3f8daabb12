import KataTesting
import Synchronization
import Testing

@testable import LateOverride

@Suite(.kata) @MainActor struct LateOverrideTests {
  let network = Network()
  let services: Services

  init() {
    services = Services(network: network)
  }

  @Suite @MainActor struct Hazard {
    let scene = LateOverrideTests()

    @Test func `an override counts for a screen that was shown before`() async throws {
      let services = scene.services
      let screen = ResourcesScreen(services: services)
      await screen.load()
      try await override(services, with: "Attic") {
        await screen.load()
        expect(
          screen, shows: ["Visit 1", "Attic"],
          "The preview of a screen that was on the display shows the user's own resources.",
          pitfall: "late override")
        let other = ResourcesScreen(services: services)
        await other.load()
        expect(
          other, shows: ["Visit 2", "Attic"], "A screen that is opened in a preview is real.",
          pitfall: "late override")
      }
    }

    @Test(arguments: [false, true])
    func `an override ends with its closure`(fails: Bool) async throws {
      struct Unreadable: Error {}
      let services = scene.services
      let screen = ResourcesScreen(services: services)
      try? await override(services, with: "Attic") {
        await screen.load()
        if fails { throw Unreadable() }
      }
      await screen.load()
      expect(
        screen, shows: ["Visit 1", "Lease", "Recipe"],
        "The app shows sample data, long after the preview was closed.",
        pitfall: "an override that is kept")
    }

    @Test func `the app goes on where it was before the override`() async throws {
      let services = scene.services
      let screen = ResourcesScreen(services: services)
      await screen.load()
      try await override(services, with: "Attic") {
        await screen.load()
        await screen.load()
      }
      await screen.load()
      expect(
        screen, shows: ["Visit 2", "Lease", "Recipe"],
        "A preview has left its traces in the user's library.", pitfall: "late override")
    }

    @Test func `an override inside another gives way to it again`() async throws {
      let services = scene.services
      let screen = ResourcesScreen(services: services)
      try await override(services, with: "Attic") {
        await screen.load()
        try await override(services, with: "Cellar") {
          await screen.load()
          expect(
            screen, shows: ["Visit 1", "Cellar"], "The inner override has no effect.",
            pitfall: "late override")
        }
        await screen.load()
        expect(
          screen, shows: ["Visit 2", "Attic"],
          "After the inner override the outer one is not what it was.",
          pitfall: "an override that is put back wrongly")
      }
    }

    @Test func `an override counts for nobody else`() async throws {
      let services = scene.services
      let slow = SlowLoader()
      let preview = ResourcesScreen(services: services)
      let screen = ResourcesScreen(services: services)
      let previewing = Begun {
        try await services.override(loader: { slow }, during: { await preview.load() })
      }
      await previewing.turns { slow.isAsked }
      let loading = Begun { await screen.load() }
      await loading.turns()
      slow.open()
      await loading.turns()
      await previewing.turns()
      expect(
        screen, shows: ["Visit 1", "Lease", "Recipe"],
        "While a preview is made, the app shows sample data.", pitfall: "a shared override")
      expect(
        preview, shows: ["Visit 1", "Slow"], "The preview is disturbed by the app beside it.",
        pitfall: "a shared override")
    }
  }

  @Suite @MainActor struct Behaviour {
    let scene = LateOverrideTests()

    @Test func `the screens of the app share one library, made when it is needed`() async {
      let screens = [
        ResourcesScreen(services: scene.services), ResourcesScreen(services: scene.services),
      ]
      #expect(scene.network.connections == 0)
      for screen in screens { await screen.load() }
      #expect(screens.map(\.lines.first) == ["Visit 1", "Visit 2"])
      #expect(
        scene.network.connections == 1,
        .diagnosis(
          "Each screen of the app connects to the server anew.",
          seen: "\(scene.network.connections) connections", expected: "1 connection",
          pitfall: "what should be shared is made for each"))
    }

    @Test func `the app does not connect again after an override`() async throws {
      let screen = ResourcesScreen(services: scene.services)
      await screen.load()
      screen.selection = "Recipe"
      try await override(scene.services, with: "Attic") { await screen.load() }
      await screen.load()
      #expect(screen.selection == "Recipe")
      #expect(
        scene.network.connections == 1,
        .diagnosis(
          "After a preview the app has lost its connection.",
          seen: "\(scene.network.connections) connections", expected: "1 connection",
          pitfall: "a cache that was cleared for everybody"))
    }

    @Test func `an override before the first use connects to nobody`() async throws {
      let services = scene.services
      try await override(services, with: "Attic") {
        await ResourcesScreen(services: services).load()
      }
      #expect(scene.network.connections == 0)
    }

    @Test func `the screens of an override share what it makes`() async throws {
      let services = scene.services
      let made = Mutex(0)
      try await services.override(
        loader: {
          made.withLock { $0 += 1 }
          return SampleLoader("Attic")
        },
        during: {
          let screens = [ResourcesScreen(services: services), ResourcesScreen(services: services)]
          await screens[0].load()
          // A task that is begun in here belongs to the override as well.
          let task = Task { await screens[1].load() }
          await task.value
          #expect(screens.map(\.lines) == [["Visit 1", "Attic"], ["Visit 2", "Attic"]])
        })
      #expect(made.withLock { $0 } == 1)
    }

    @Test func `an override passes on what its body returns and throws`() async throws {
      struct Unreadable: Error {}
      let services = scene.services
      #expect(try await override(services, with: "Attic") { 98 } == 98)
      await #expect(throws: Unreadable.self) {
        try await override(services, with: "Attic") { throw Unreadable() }
      }
    }
  }
}
