import KataTesting
import Testing

@testable import RuleSelection

@Suite(.kata) struct RuleSelectionTests {
  @Suite struct Hazard {
    @Test func `each screen of the app has the loader that was meant for it`() throws {
      let rules = try makeAppRules()
      for (screen, source) in meant {
        let seen = try rules.resolve(for: screen.init()).source
        #expect(
          seen == source,
          .diagnosis(
            "The user opens a list and sees what another source has.",
            seen: "\(seen) for \(screen)", expected: source, pitfall: "a rule that hides another"))
      }
    }

    @Test func `a screen without a rule of its own has that of its nearest ancestor`() throws {
      let rules = LoaderRules()
      try rules.register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
      try rules.register(for: ListScreen.self) { ResourceLoader(source: "cache") }
      for (screen, source) in meant where screen is ListScreen.Type {
        let seen = rules.source(for: screen)
        #expect(
          seen == source,
          .diagnosis(
            "A screen that is a bit more special than another has nothing to show.",
            seen: "\(seen) for \(screen)", expected: source,
            pitfall: "a rule that ends with its class"))
      }
    }

    @Test func `the order in which rules are registered does not matter`() throws {
      var failures: [String] = []
      for order in Registration.orders {
        let rules = LoaderRules()
        for registration in order { try registration.register(rules) }
        for (screen, source) in meantWithGuests {
          let seen = rules.source(for: screen)
          if seen != source {
            failures.append(
              "\(screen) has \(seen) after \(order.map(\.name).joined(separator: ", "))")
          }
        }
      }
      #expect(
        failures.isEmpty,
        .diagnosis(
          "Somebody sorts the list of modules, and screens show other sources.",
          seen: "\(failures.count) of 120 wrong, first \(failures.first ?? "none")",
          expected: "0 of 120", pitfall: "the order of registration decides"))
    }

    @Test func `a second rule for the same screens is an error, and the first stays`() throws {
      let rules = LoaderRules()
      try rules.register { ResourceLoader(source: "server") }
      try rules.register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
      for isGeneral in [false, true] {
        let text = errorText {
          if isGeneral {
            try rules.register { ResourceLoader(source: "second") }
          } else {
            try rules.register(for: UsersScreen.self) { ResourceLoader(source: "second") }
          }
        }
        #expect(
          text != "no error" && (isGeneral || text.contains("UsersScreen")),
          .diagnosis(
            "Two modules have a rule for the same screens, and which one counts is a matter of luck.",
            seen: text, expected: "an error\(isGeneral ? "" : " that names UsersScreen")",
            pitfall: "duplicates decided by their order"))
      }
      #expect(rules.source(for: UsersScreen.self) == "directory")
      #expect(rules.source(for: SettingsScreen.self) == "server")
    }
  }

  @Suite struct Behaviour {
    @Test func `a rule for all covers every screen`() throws {
      let rules = LoaderRules()
      try rules.register { ResourceLoader(source: "server") }
      #expect(meant.map { rules.source(for: $0.screen) } == meant.map { _ in "server" })
    }

    @Test func `a rule for a class does not cover its parent or its sister`() throws {
      let rules = LoaderRules()
      try rules.register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
      #expect(rules.source(for: UsersScreen.self) == "directory")
      for screen in [ListScreen.self, DocumentsScreen.self, SettingsScreen.self] as [Screen.Type] {
        let text = errorText { try rules.resolve(for: screen.init()) }
        #expect(
          text.contains("\(screen)"),
          .diagnosis(
            "A screen is lent somebody else's loader.", seen: text,
            expected: "an error that names \(screen)", pitfall: "a rule that is too wide"))
      }
    }

    @Test func `a rule that comes after a question without an answer is used`() throws {
      let rules = LoaderRules()
      let screen = UsersScreen()
      #expect(errorText { try rules.resolve(for: screen) } != "no error")
      try rules.register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
      #expect(
        try rules.resolve(for: screen).source == "directory",
        .diagnosis(
          "A module that comes late has no effect.", seen: "an old answer",
          expected: "directory", pitfall: "a cached miss"))
    }

    @Test func `a loader is made for each question, and not before`() throws {
      let rules = LoaderRules()
      var made = 0
      try rules.register(for: UsersScreen.self) {
        made += 1
        return ResourceLoader(source: "directory \(made)")
      }
      #expect(made == 0)
      #expect(rules.source(for: UsersScreen.self) == "directory 1")
      #expect(rules.source(for: UsersScreen.self) == "directory 2")
    }

    @Test func `two sets of rules do not know each other`() throws {
      let sets = [LoaderRules(), LoaderRules()]
      try sets[0].register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
      try sets[1].register(for: UsersScreen.self) { ResourceLoader(source: "archive") }
      #expect(sets.map { $0.source(for: UsersScreen.self) } == ["directory", "archive"])
    }
  }
}
