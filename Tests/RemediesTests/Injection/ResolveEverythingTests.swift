import Remedies
import Testing

/// A test can resolve every rule at once, and is told of everything that is wrong.
@Suite struct ResolveEverythingTests {
  typealias Loader = any ResourceLoader

  private func failures(
    of scope: InjectionScope, for owners: [AnyObject] = []
  ) -> [UnresolvedRules.Failure] {
    do {
      try scope.resolveEverything(for: owners)
      return []
    } catch let error as UnresolvedRules {
      return error.failures
    } catch {
      Issue.record(error)
      return []
    }
  }

  private func complete() throws -> InjectionScope {
    let scope = try InjectionScope.app()
    try scope.share(RequestQueue.self) { _ in RequestQueue() }
    try scope.register(Progress.self, in: Screen.self) { Progress(screen: $0.sender) }
    return scope
  }

  @Test func `complete rules and screens are resolved without a word`() throws {
    let scope = try complete()
    try scope.resolveEverything(for: scope.run { [UsersScreen(), ProjectsScreen()] })
  }

  @Test func `every missing rule is in one error, with what needed it`() throws {
    let scope = InjectionScope()
    try scope.register(Loader.self) { NamedLoader("\(try $0.resolve(Int.self))") }
    try scope.share(RequestQueue.self) { request in
      _ = try request.resolve(String.self)
      return RequestQueue()
    }
    let failures = failures(of: scope)
    #expect(
      failures.map { $0.error as? InjectionError } == [
        .missing(
          type: "String", owner: "nobody in particular",
          path: ["RequestQueue for nobody in particular"]),
        .missing(
          type: "Int", owner: "nobody in particular",
          path: ["\(Loader.self) for nobody in particular"]),
      ])
    #expect(failures.allSatisfy { $0.subject.contains("ResolveEverythingTests.swift:") })
  }

  @Test func `a gap that several meet is told once`() throws {
    let scope = InjectionScope()
    try scope.register(Loader.self) { NamedLoader("\(try $0.resolve(Int.self))") }
    try scope.register(String.self) { try $0.resolve(Loader.self).name }
    try scope.register(Double.self) {
      _ = try $0.resolve(String.self)
      return 0
    }
    #expect(failures(of: scope).count == 1)
  }

  @Test func `a circle is told once, with its path, beside the gaps`() throws {
    let scope = InjectionScope()
    try scope.register(Int.self) { Int(try $0.resolve(Double.self)) }
    try scope.register(Double.self) { Double(try $0.resolve(Int.self)) }
    try scope.register(Loader.self) { NamedLoader(try $0.resolve(String.self)) }
    let errors = failures(of: scope).map { $0.error as? InjectionError }
    #expect(errors.count == 2)
    #expect(errors.contains(.circular(path: ["Double", "Int", "Double"])))
  }

  @Test func `the properties of every screen are resolved, those of its superclass too`() throws {
    let scope = try InjectionScope.app()
    let screen = scope.run { BlockedUsersScreen() }
    #expect(
      failures(of: scope, for: [screen]).map(\.subject).sorted()
        == ["BlockedUsersScreen.progress", "BlockedUsersScreen.queue"])
  }

  @Test func `a rule for screens needs a screen, and the error says so`() throws {
    let scope = try complete()
    let failures = failures(of: scope)
    guard case .unused(let rule) = failures.first?.error as? InjectionError else {
      Issue.record("\(failures)")
      return
    }
    #expect(failures.count == 1)
    #expect(rule.owner == "Screen")
    #expect("\(failures[0])".contains("Give one of its kind."))
  }

  @Test func `an ambiguity is found by an owner that meets it`() throws {
    let scope = try complete()
    try scope.register(Loader.self, in: (any Offline).self) { _ in NamedLoader("offline") }
    try scope.register(Loader.self, in: (any Embedded).self) { _ in NamedLoader("embedded") }
    let screen = scope.run { BlockedUsersScreen() }
    let isAmbiguous = failures(of: scope, for: [screen]).contains { failure in
      if case .ambiguous = failure.error as? InjectionError { true } else { false }
    }
    #expect(isAmbiguous)
  }

  @Test func `an error of a rule's own code is in the list`() throws {
    struct NoNetwork: Error {}
    let scope = InjectionScope()
    try scope.register(Int.self) { _ in throw NoNetwork() }
    #expect(failures(of: scope).map { "\($0.error)" } == ["NoNetwork()"])
  }

  @Test func `nothing is kept: neither shared values nor the properties' own`() throws {
    let made = Tally()
    let scope = try complete()
    scope.replace(Loader.self) { _ in
      made.add()
      return NamedLoader("made")
    }
    let queue = try scope.resolve(RequestQueue.self)
    let screen = scope.run { UsersScreen() }
    try scope.resolveEverything(for: [screen])
    #expect(made.count > 0)
    #expect(!screen.$loader.hasValue)
    try #expect(scope.resolve(RequestQueue.self) === queue)
  }

  @Test func `rules of the scopes around it are resolved, with this scope's parts`() throws {
    let app = InjectionScope()
    try app.register(String.self) { try $0.resolve(Loader.self).name }
    #expect(failures(of: app).count == 1)
    let window = InjectionScope(in: app)
    try window.register(Loader.self) { _ in NamedLoader("window") }
    #expect(failures(of: window).isEmpty)
  }

  @Test func `the error has a line for each failure`() throws {
    let scope = InjectionScope()
    try scope.register(Int.self) { Int(try $0.resolve(Double.self)) }
    let error = #expect(throws: UnresolvedRules.self) { try scope.resolveEverything() }
    let text = "\(String(describing: error))"
    #expect(text.contains("1 cannot be resolved:"))
    #expect(text.contains("- Int (ResolveEverythingTests.swift:"))
    #expect(text.contains("No rule makes Double"))
  }
}
