import KataTesting
import Synchronization
import Testing

@testable import LazyRace

@Suite(.kata) struct LazyRaceTests {
  @Suite struct Hazard {
    @Test func `two threads that ask at once are given the same, made once`() async {
      let factory = LuringFactory()
      let lazy = LazyValue { factory.make() }
      let parts = await factory.lure { lazy.value }
      #expect(
        factory.entries == 1,
        .diagnosis(
          "Two searches begin at the same time, and the app connects to the server twice.",
          seen: "made \(factory.entries) times", expected: "once", pitfall: "lazy race"))
      #expect(
        parts[0] != nil && parts[0] === parts[1] && lazy.value === parts[0],
        "Two that have asked at the same time have been given two things.")
    }

    @Test func `a search that was closed stays closed`() {
      let network = Network()
      let search = Search(network: network)
      #expect(search.results(for: "house") == ["Lease of the house", "House rules"])
      search.close()
      let found = search.results(for: "house")
      #expect(
        found == [] && network.connections == 1,
        .diagnosis(
          "The user has signed out, and his documents are still found.",
          seen: "\(found.count) documents, \(network.connections) connections",
          expected: "0 documents, 1 connection", pitfall: "nil that means not yet"))
    }

    @Test func `a factory that has nothing to offer is asked once`() {
      let asked = Mutex(0)
      let lazy = LazyValue<Part> {
        asked.withLock { $0 += 1 }
        return nil
      }
      for _ in 1...3 { #expect(lazy.value == nil) }
      let times = asked.withLock { $0 }
      #expect(
        times == 1,
        .diagnosis(
          "A device without an index tries to build one with each search, and is slow.",
          seen: "\(times) attempts", expected: "1 attempt", pitfall: "nil that means not yet"))
    }
  }

  @Suite struct Behaviour {
    @Test func `nothing is made before somebody asks`() {
      let network = Network()
      let search = Search(network: network)
      #expect(
        network.connections == 0,
        .diagnosis(
          "The app connects when it starts, for a search that nobody has begun.",
          seen: "\(network.connections) connections", expected: "0 connections",
          pitfall: "paying for what is not used"))
      for word in ["recipe", "RULES"] { #expect(search.results(for: word).count == 1) }
      #expect(network.connections == 1)
    }

    @Test func `a value that was set is the value, and nothing is made`() {
      let factory = LuringFactory()
      let lazy = LazyValue { factory.make() }
      let part = Part()
      lazy.value = part
      #expect(lazy.value === part)
      #expect(factory.entries == 0)
    }

    @Test func `a value can be exchanged`() {
      let factory = LuringFactory()
      let lazy = LazyValue { factory.make() }
      let made = lazy.value
      let part = Part()
      lazy.value = part
      #expect(lazy.value === part && part !== made)
      lazy.value = nil
      lazy.value = made
      #expect(lazy.value === made)
      #expect(factory.entries == 1)
    }

    @Test func `two lazy values have a value each`() {
      let lazies = [LazyValue { Part() }, LazyValue { Part() }]
      #expect(
        lazies[0].value !== lazies[1].value,
        .diagnosis(
          "Two accounts search in one index.", seen: "1 index", expected: "2",
          pitfall: "a global in the place of a property"))
      lazies[0].value = nil
      #expect(lazies[1].value != nil)
    }

    @Test func `a value dies with the one that made it, or when it is set to nil`() {
      let lazy = LazyValue { Part() }
      if let part = lazy.value {
        expectReleased(
          part, "What was made for a search is kept when the search is gone.",
          pitfall: "a value that outlives its owner")
      }
      let other = LazyValue { Part() }
      weak let cleared = other.value
      other.value = nil
      #expect(cleared == nil)
    }
  }
}
