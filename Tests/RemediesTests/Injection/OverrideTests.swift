import Remedies
import Testing

@Suite struct OverrideTests {
  static func stub(_ name: String) -> (InjectionScope) throws -> Void {
    { try $0.register((any ResourceLoader).self) { _ in NamedLoader(name) } }
  }

  @Test func `an inner override gives way to the outer one, and that to the rule`() throws {
    let scope = try InjectionScope.app()
    var names: [String] = []
    try InjectionScope.override(Self.stub("outer")) {
      names.append(try scope.loaderName())
      try InjectionScope.override(Self.stub("inner")) { names.append(try scope.loaderName()) }
      names.append(try scope.loaderName())
    }
    names.append(try scope.loaderName())
    #expect(names == ["outer", "inner", "outer", "app"])
  }

  @Test func `an override that is made before the first reading counts`() throws {
    let scope = try InjectionScope.app()
    let screen = scope.run { Screen() }
    try InjectionScope.override(Self.stub("stub")) { #expect(screen.loader.name == "stub") }
  }

  @Test func `an override that is made after the first reading comes too late`() throws {
    let screen = try InjectionScope.app().run { Screen() }
    #expect(screen.loader.name == "app")
    try InjectionScope.override(Self.stub("stub")) { #expect(screen.loader.name == "app") }
  }

  @Test func `an override needs no scope`() throws {
    let screen = Screen()
    try InjectionScope.override(Self.stub("stub")) { #expect(screen.loader.name == "stub") }
  }

  @Test func `a shared value made of overriding parts ends with the override`() throws {
    final class Session: Sendable {
      let name: String
      init(name: String) { self.name = name }
    }
    let scope = try InjectionScope.app()
    try scope.share(Session.self) { Session(name: try $0.resolve((any ResourceLoader).self).name) }
    try InjectionScope.override(Self.stub("stub")) {
      try #expect(scope.resolve(Session.self).name == "stub")
      try #expect(scope.resolve(Session.self) === scope.resolve(Session.self))
    }
    let session = try scope.resolve(Session.self)
    #expect(session.name == "app")
    try InjectionScope.override(Self.stub("stub")) {
      try #expect(scope.resolve(Session.self).name == "stub")
    }
    try #expect(scope.resolve(Session.self) === session)
  }

  @Test func `parallel tasks have overrides of their own`() async throws {
    let scope = try InjectionScope.app()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<32 {
        group.addTask {
          try await InjectionScope.override(Self.stub("stub \(index)")) {
            await Task.yield()
            try #expect(scope.loaderName() == "stub \(index)")
            await Task.yield()
            #expect(scope.run { Screen() }.loader.name == "stub \(index)")
          }
        }
        group.addTask { try #expect(scope.loaderName() == "app") }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a cancelled task restores what it overrode`() async throws {
    let scope = try InjectionScope.app()
    let task = Task {
      try? await InjectionScope.override(Self.stub("stub")) {
        withUnsafeCurrentTask { $0?.cancel() }
        await Task.yield()
        try Task.checkCancellation()
      }
      return try scope.loaderName()
    }
    try #expect(await task.value == "app")
  }

  @MainActor @Test func `an override stays on its caller's actor`() async throws {
    let screen = Screen()
    try await InjectionScope.override(Self.stub("stub")) {
      await Task.yield()
      MainActor.assertIsolated()
      #expect(screen.loader.name == "stub")
    }
  }
}
