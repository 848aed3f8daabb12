import KataTesting
import Testing

@testable import SingletonCoupling

// Serialized, since the app as shipped has one manager for everything, tests included.
@Suite(.kata, .serialized) @MainActor struct SingletonCouplingTests {
  @Suite @MainActor struct Hazard {
    @Test func `each of two screens shows and opens the resources of its own loader`() async throws
    {
      // One title is in both: two sources may have a resource of the same name.
      let attic = try makeResourcesScreen(loader: ShelfLoader("Attic", pages: [["Lamp", "Key"]]))
      let cellar = try makeResourcesScreen(loader: ShelfLoader("Cellar", pages: [["Jam", "Key"]]))
      await attic.load()
      await cellar.load()
      expect(attic, shows: ["Lamp", "Key"], "The attic's screen was made first.")
      expect(cellar, shows: ["Jam", "Key"], "The cellar's screen came second.")
      for (screen, name) in [(attic, "Attic"), (cellar, "Cellar")] {
        await screen.rows.last?.open()
        #expect(
          screen.rows.last?.content == "Key, from \(name)",
          .diagnosis(
            "The user opens a row, and reads what another source has to say.",
            seen: "\(screen.rows.last?.content ?? "nothing")",
            expected: "Key, from \(name)", pitfall: "singleton coupling"))
      }
    }

    @Test(arguments: Moment.allCases)
    func `two screens that are busy at the same time keep to their own loaders`(
      moment: Moment
    ) async throws {
      let slow = [SlowLoader("Attic"), SlowLoader("Cellar")]
      for loader in slow {
        expectReleased(
          loader, "A source is still held when all its screens are closed.",
          pitfall: "a shared loader that is put back in the wrong order")
      }
      let screens = try slow.map { try makeResourcesScreen(loader: $0) }
      let start = try makeStartScreen()
      if moment == .opening {
        for loader in slow { loader.open() }
        for screen in screens + [start] { await screen.load() }
        for loader in slow { loader.close() }
      }
      let works = screens.map { screen in Begun { await moment.pass(on: screen) } }
      for (work, loader) in zip(works, slow) { await work.turns { loader.isAsked } }
      let startWork = Begun { await moment.pass(on: start) }
      await startWork.finish()
      #expect(
        startWork.isDone,
        .diagnosis(
          "While one screen waits for a slow source, the others show nothing.",
          seen: "1 screen that waits for another's source", expected: "0 screens",
          pitfall: "one shared loader, taken in turns"))
      for (work, loader) in zip(works, slow) {
        loader.open()
        await work.finish()
      }
      if moment == .loading {
        expect(
          screens[0], shows: ["Attic 1", "Attic 2", "Attic 3"], "Two others loaded meanwhile.")
        expect(screens[1], shows: ["Cellar 1", "Cellar 2", "Cellar 3"], "The attic was loading.")
        expect(start, shows: serverTitles, "Two others were loading.")
      } else {
        let contents = (screens + [start]).map { $0.rows.first?.content ?? "nothing" }
        #expect(
          contents == ["Attic 1, from Attic", "Cellar 1, from Cellar", "Lease, from the server"],
          .diagnosis(
            "The user opens rows of several screens, and reads what another source has to say.",
            seen: "\(contents)", expected: "each from its screen's own loader",
            pitfall: "singleton coupling"))
      }
    }

    @Test(arguments: [false, true])
    func `the start screen goes on to show the server's resources`(fails: Bool) async throws {
      let early = try makeStartScreen()
      let attic = try makeResourcesScreen(
        loader: ShelfLoader("Attic", pages: [["Attic"]], fails: fails))
      let late = try makeStartScreen()
      await early.load()
      await attic.load()
      await late.load()
      expect(early, shows: serverTitles, "A screen with another source was made after it.")
      expect(late, shows: serverTitles, "A screen with another source was made before it.")
      await early.load()
      expect(early, shows: serverTitles, "It was loaded again.")
      await late.rows.first?.open()
      #expect(late.rows.first?.content == "Lease, from the server")
    }

    @Test func `a screen that is closed takes its loader along`() async throws {
      for name in ["Attic", "Cellar"] {
        let loader = ShelfLoader(name)
        expectReleased(
          loader, "Each screen that was ever opened leaves its source behind, connected.",
          pitfall: "a global that keeps what was lent to it")
        await openAndClose(try makeResourcesScreen(loader: loader))
      }
    }
  }

  @Suite @MainActor struct Behaviour {
    @Test(arguments: [[], [["One"]], [["One", "Two"], ["Three"], ["Four"]]] as [[[String]]])
    func `a screen shows all pages of its loader, in order`(pages: [[String]]) async throws {
      let screen = try makeResourcesScreen(loader: ShelfLoader("Attic", pages: pages))
      #expect(screen.rows.isEmpty)
      await screen.load()
      expect(screen, shows: pages.flatMap(\.self), "It is the only screen.")
      await screen.load()
      expect(screen, shows: pages.flatMap(\.self), "The user has pulled it down.")
    }

    @Test func `a screen comes from the storyboard`() throws {
      #expect(try makeResourcesScreen(loader: ShelfLoader("Attic")).title == "All resources")
      #expect(try makeStartScreen().title == "All resources")
    }

    @Test func `a screen with a loader of its own sends nothing over the network`() async throws {
      // What the app connects for all its screens, it has connected with the first.
      await openAndClose(try makeResourcesScreen(loader: ShelfLoader("Cellar")))
      let requests = Network.requests
      let connections = Network.connections
      let attic = ShelfLoader("Attic")
      let screen = try makeResourcesScreen(loader: attic)
      await openAndClose(screen)
      attic.breakDown()
      await openAndClose(screen)
      #expect(
        Network.requests == requests && Network.connections == connections,
        .diagnosis(
          "A screen that has no business with the server turns to it.",
          seen: "\(Network.connections - connections) connections, "
            + "\(Network.requests - requests) requests",
          expected: "0 connections, 0 requests", pitfall: "singleton coupling"))
    }

    @Test func `a row that is left when its screen is closed asks nobody else`() async throws {
      let row = try await firstRow(of: makeResourcesScreen(loader: ShelfLoader("Attic")))
      await row?.open()
      #expect(
        row?.content == nil || row?.content == "Attic 1, from Attic",
        .diagnosis(
          "The screen of a row is closed, and the row shows what another source has to say.",
          seen: row?.content ?? "nothing", expected: "Attic 1, from Attic, or nothing",
          pitfall: "singleton coupling"))
    }

    @Test func `nothing is asked before the screen appears`() async throws {
      let slow = SlowLoader("Attic")
      let screen = try makeResourcesScreen(loader: slow)
      await idle()
      #expect(!slow.isAsked)
      let load = Begun { await screen.load() }
      await load.turns { slow.isAsked }
      #expect(slow.isAsked)
      slow.open()
      await load.finish()
      #expect(screen.rows.count == 3)
    }

    @Test func `the screens of the app share one connection, made when it is needed`() async {
      // In a process of its own: what is connected once stays connected.
      await #expect(processExitsWith: .success) {
        try await startTwice()
      }
    }

    @Test func `what a resource says is asked for when its row is opened`() async throws {
      let attic = ShelfLoader("Attic")
      let screen = try makeResourcesScreen(loader: attic)
      await screen.load()
      await screen.rows.last?.open()
      #expect(
        attic.openedTitles == ["Attic 3"],
        .diagnosis(
          "A list takes as long as all its resources together, and nobody has opened them.",
          seen: "\(attic.openedTitles) asked for", expected: "[\"Attic 3\"]",
          pitfall: "everything loaded ahead, so that nobody has to ask later"))
    }

    @Test func `pulling down asks the loader again`() async throws {
      let attic = ShelfLoader("Attic")
      let screen = try makeResourcesScreen(loader: attic)
      await screen.load()
      attic.restock(["Lamp"])
      await screen.load()
      expect(screen, shows: ["Lamp"], "There is something new since it was loaded.")
    }

    @Test func `a load that fails says so`() async throws {
      let screen = try makeResourcesScreen(loader: ShelfLoader("Attic", pages: [], fails: true))
      await screen.load()
      #expect(screen.message == "The resources could not be loaded.")
      let other = try makeResourcesScreen(loader: ShelfLoader("Cellar"))
      await other.load()
      #expect(other.message == nil)
      #expect(other.rows.count == 3)
    }

    @Test func `a screen that is closed is released`() async throws {
      for screen in [try makeResourcesScreen(loader: ShelfLoader("Attic")), try makeStartScreen()] {
        expectReleased(
          screen, "Each visit of a screen makes the app bigger.",
          pitfall: "a screen kept alive by what it uses")
        await openAndClose(screen)
      }
    }
  }
}

/// What screens are busy with.
enum Moment: CaseIterable {
  case loading, opening

  @MainActor func pass(on screen: ResourcesScreen) async {
    switch self {
    case .loading: await screen.load()
    case .opening: await screen.rows.first?.open()
    }
  }
}

/// Loads a screen and keeps nothing of it but a row.
@MainActor func firstRow(of screen: ResourcesScreen) async -> ResourceRow? {
  await screen.load()
  return screen.rows.first
}

let serverTitles = ["Lease", "Recipe", "Letter"]

@MainActor func openAndClose(_ screen: ResourcesScreen) async {
  await screen.load()
  for row in screen.rows { await row.open() }
}

@MainActor func startTwice() async throws {
  for _ in 1...2 {
    let screen = try makeStartScreen()
    await openAndClose(screen)
    expect(screen, shows: serverTitles, "Nothing else was opened.")
    #expect(screen.rows.map(\.content) == serverTitles.map { "\($0), from the server" })
  }
  #expect(
    Network.connections == 1,
    .diagnosis(
      "Each screen of the app connects to the server anew.",
      seen: "\(Network.connections) connections for 2 screens", expected: "1 connection",
      pitfall: "what should be shared is made for each"))
}

@MainActor func expect(
  _ screen: ResourcesScreen, shows titles: [String], _ situation: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown = screen.rows.map(\.title)
  #expect(
    shown == titles,
    .diagnosis(
      "A screen shows resources that are not its own. \(situation)", seen: "\(shown)",
      expected: "\(titles)", pitfall: "singleton coupling"), sourceLocation: sourceLocation)
}
