import KeyValueObserving
import Remedies
import Testing

@Suite struct RuleSelectionTests {
  let scope = InjectionScope()

  typealias Loader = any ResourceLoader

  func register(_ kinds: [String]) throws {
    for kind in kinds {
      switch kind {
      case "screen": try scope.register(Loader.self, in: Screen.self) { _ in NamedLoader(kind) }
      case "users": try scope.register(Loader.self, in: UsersScreen.self) { _ in NamedLoader(kind) }
      case "offline":
        try scope.register(Loader.self, in: (any Offline).self) { _ in NamedLoader(kind) }
      case "embedded":
        try scope.register(Loader.self, in: (any Embedded).self) { _ in NamedLoader(kind) }
      default: try scope.register(Loader.self) { _ in NamedLoader(kind) }
      }
    }
  }

  @Test(arguments: [
    ["all", "screen", "users"], ["users", "screen", "all"], ["screen", "all", "users"],
    ["screen", "users", "all"], ["users", "all", "screen"], ["all", "users", "screen"],
  ])
  func `the most specific rule wins in any order of registration`(order: [String]) throws {
    try register(order)
    try #expect(scope.loaderName(for: BlockedUsersScreen()) == "users")
    try #expect(scope.loaderName(for: UsersScreen()) == "users")
    try #expect(scope.loaderName(for: ProjectsScreen()) == "screen")
    try #expect(scope.loaderName(for: Screen()) == "screen")
    try #expect(scope.loaderName(for: RequestQueue()) == "all")
    try #expect(scope.loaderName() == "all")
  }

  @Test func `a rule for a protocol is for the classes that adopt it`() throws {
    try register(["all", "offline"])
    try #expect(scope.loaderName(for: BlockedUsersScreen()) == "offline")
    try #expect(scope.loaderName(for: UsersScreen()) == "all")
  }

  @Test func `two protocols of one class are an error that names both rules`() throws {
    try register(["embedded", "offline"])
    let error = #expect(throws: InjectionError.self) {
      try scope.loaderName(for: BlockedUsersScreen())
    }
    guard case .ambiguous(let type, let owner, let rules) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(type == "any ResourceLoader" || type == "ResourceLoader")
    #expect(owner == "BlockedUsersScreen")
    #expect(rules.compactMap(\.owner).count == 2)
    #expect(
      "\(InjectionError.ambiguous(type: type, owner: owner, rules: rules))".contains("Embedded"))
  }

  @Test func `a superclass and a protocol are an error, and only those two are named`() throws {
    try register(["screen", "users", "offline"])
    let error = #expect(throws: InjectionError.self) {
      try scope.loaderName(for: BlockedUsersScreen())
    }
    guard case .ambiguous(_, _, let rules) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(rules.count == 2)
    #expect(rules.contains { $0.owner?.contains("Offline") ?? false })
    #expect(rules.contains { $0.owner == "UsersScreen" })
  }

  @Test func `a rule for the class itself settles what protocols cannot`() throws {
    try register(["embedded", "offline", "users"])
    try scope.register(Loader.self, in: BlockedUsersScreen.self) { _ in NamedLoader("itself") }
    try #expect(scope.loaderName(for: BlockedUsersScreen()) == "itself")
  }

  @Test func `a duplicate is an error that names both places`() throws {
    try register(["users"])
    let error = #expect(throws: InjectionError.self) {
      try scope.register(Loader.self, in: UsersScreen.self, line: 12) { _ in
        NamedLoader("second")
      }
    }
    guard case .duplicate(let first, let second) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(first.site.line != 12)
    #expect("\(second.site)" == "RuleSelectionTests.swift:12")
    #expect([first.owner, second.owner] == ["UsersScreen", "UsersScreen"])
    try #expect(scope.loaderName(for: UsersScreen()) == "users", "the first rule stays")
  }

  @Test func `replacing is a call of its own, and who has a value keeps it`() throws {
    try register(["all"])
    let early = scope.run { ProjectsScreen() }
    #expect(early.loader.name == "all")
    scope.replace(Loader.self) { _ in NamedLoader("new") }
    #expect(early.loader.name == "all")
    #expect(scope.run { ProjectsScreen() }.loader.name == "new")
  }

  @Test func `the nearest scope that has a rule decides`() throws {
    try register(["users", "all"])
    let window = InjectionScope(in: scope)
    try #expect(window.loaderName(for: UsersScreen()) == "users")
    try window.register(Loader.self) { _ in NamedLoader("window") }
    try #expect(window.loaderName(for: UsersScreen()) == "window")
    try #expect(scope.loaderName(for: UsersScreen()) == "users")
  }

  @Test func `the rule of a type serves a property of its optional`() throws {
    try register(["all"])
    let screen = scope.run { Screen() }
    #expect(screen.cache?.name == "all")
  }

  @Test func `an optional's own rule comes first`() throws {
    try register(["all"])
    try scope.register(Loader?.self) { _ in nil }
    let screen = scope.run { Screen() }
    #expect(screen.cache == nil)
    #expect(screen.loader.name == "all")
  }

  @Test func `a closure, a struct and a class from elsewhere can be injected`() throws {
    try scope.register((@Sendable (Int) -> Int).self) { _ in { $0 + 1 } }
    try scope.register(UInt8.self) { _ in 7 }
    try scope.share(RequestQueue.self) { _ in RequestQueue() }
    try #expect(scope.resolve((@Sendable (Int) -> Int).self)(1) == 2)
    try #expect(scope.resolve(UInt8.self) == 7)
    try #expect(scope.resolve(RequestQueue.self) === scope.resolve(RequestQueue.self))
  }
}
