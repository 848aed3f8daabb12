import KataTesting
import Testing

@testable import LeakingState

// Serialized, and in processes of their own where it matters, since the app as shipped has one state
// for everything, this suite included.
@Suite(.kata, .serialized) @MainActor struct LeakingStateTests {
  @Suite @MainActor struct Hazard {
    @Test func `a shuffled suite says in every order what its tests say alone`() async {
      await #expect(processExitsWith: .success) {
        await runInEveryOrder()
      }
    }

    @Test func `a suite in parallel says what its tests say alone`() async {
      await #expect(processExitsWith: .success) {
        await runAtTheSameTime()
      }
    }

    @Test func `a fresh app leaves the app around it as it was`() async {
      await #expect(processExitsWith: .success) {
        await comeBack()
      }
    }

    @Test func `a fresh app is fresh, also inside another`() async {
      await #expect(processExitsWith: .success) {
        await goDeeper()
      }
    }
  }

  @Suite @MainActor struct Behaviour {
    @Test func `what is done in a fresh app is seen in it`() async {
      let seen = await withFreshApp {
        App.session.signIn("owner")
        App.favorites.add("Lease")
        App.favorites.add("Recipe")
        return (App.session.user, App.favorites.titles, StartScreen().lines.last)
      }
      #expect(seen == ("owner", ["Lease", "Recipe"], "favourites: 2"))
    }

    @Test func `work that is begun in a fresh app belongs to it`() async {
      let seen = await withFreshApp {
        App.session.signIn("owner")
        App.favorites.add("Lease")
        async let child = App.session.user
        let task = Task { App.favorites.titles }
        return (await child, await task.value)
      }
      #expect(seen == ("owner", ["Lease"]))
    }

    @Test func `an export has the favourites of the app that it was asked in`() async {
      let text = await withFreshApp {
        App.session.signIn("owner")
        App.favorites.add("Lease")
        App.favorites.add("Recipe")
        return await Exporter.export()
      }
      #expect(
        text == "owner: Lease, Recipe",
        .diagnosis(
          "A test exports its favourites, and the text has somebody else's.", seen: text,
          expected: "owner: Lease, Recipe", pitfall: "work that has left its app"))
    }

    @Test func `a fresh app passes on what its body returns and throws`() async {
      struct Unreadable: Error {}
      #expect(await withFreshApp { 92 } == 92)
      await #expect(throws: Unreadable.self) {
        try await withFreshApp { throw Unreadable() }
      }
    }

    @Test func `the app itself works without any of this`() async {
      await #expect(processExitsWith: .success) {
        App.session.signIn("owner")
        App.favorites.add("Lease")
        #expect(await StartScreen().lines == ["Good day, owner", "favourites: 1"])
        #expect(await Exporter.export() == "owner: Lease")
      }
    }
  }
}
