@testable import RuleSelection

/// What the rules of the app mean.
let meant: [(screen: Screen.Type, source: String)] = [
  (SettingsScreen.self, "server"), (ListScreen.self, "cache"), (DocumentsScreen.self, "cache"),
  (UsersScreen.self, "directory"), (GuestsScreen.self, "directory"),
]

/// The same with a fourth rule.
let meantWithGuests = meant.map { screen, source in
  (screen: screen, source: screen == GuestsScreen.self ? "book" : source)
}

/// One rule, to be registered in any order.
struct Registration: Sendable {
  let name: String
  let register: @Sendable (LoaderRules) throws -> Void

  static let all: [Registration] = [
    Registration(name: "all") { try $0.register { ResourceLoader(source: "server") } },
    Registration(name: "ListScreen") {
      try $0.register(for: ListScreen.self) { ResourceLoader(source: "cache") }
    },
    Registration(name: "UsersScreen") {
      try $0.register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
    },
    Registration(name: "GuestsScreen") {
      try $0.register(for: GuestsScreen.self) { ResourceLoader(source: "book") }
    },
  ]

  /// All orders of the four rules.
  static let orders = permutations(of: all)

  private static func permutations(of rules: [Registration]) -> [[Registration]] {
    if rules.isEmpty { return [[]] }
    return rules.indices.flatMap { index in
      var rest = rules
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}

extension LoaderRules {
  /// The source for a new screen of a class; "nothing" if there is no rule.
  func source(for screen: Screen.Type) -> String {
    (try? resolve(for: screen.init()).source) ?? "nothing"
  }
}

/// The text of the error that `body` ends with.
func errorText(_ body: () throws -> Any) -> String {
  do {
    _ = try body()
    return "no error"
  } catch {
    return "\(error)"
  }
}
