import Remedies
import Testing

@Suite struct ScopeTests {
  /// A shared service with a property of its own, whose scope must not be kept by it.
  final class Session: Sendable {
    let parts = Parts()
  }

  /// Not Sendable by itself; only one test at a time reads it.
  final class Parts: @unchecked Sendable {
    @Injected var loader: any ResourceLoader
  }

  @Test func `what a scope shares dies with the scope`() throws {
    var scope: InjectionScope? = InjectionScope()
    try scope?.register((any ResourceLoader).self) { _ in NamedLoader("app") }
    try scope?.share(Session.self) { _ in Session() }
    weak let session = try scope?.resolve(Session.self)
    #expect(session?.parts.loader.name == "app")
    weak let gone = scope
    #expect(session != nil)
    scope = nil
    #expect(gone == nil)
    #expect(session == nil)
  }

  @Test func `an object keeps the scope in which it was made`() throws {
    var scope: InjectionScope? = try InjectionScope.app()
    weak let gone = scope
    var screen: Screen? = scope?.run { Screen() }
    scope = nil
    #expect(screen?.loader.name == "app")
    screen = nil
    #expect(gone == nil)
  }

  @Test func `what is shared while used dies with its last user`() throws {
    let scope = InjectionScope()
    try scope.shareWhileUsed(RequestQueue.self) { _ in RequestQueue() }
    var screens = scope.run { [Screen(), Screen()] }
    weak let queue = screens[0].queue
    #expect(queue != nil && screens[1].queue === queue)
    screens.removeLast()
    #expect(queue != nil)
    screens.removeLast()
    #expect(queue == nil)
    let next = scope.run { Screen() }
    #expect(next.queue === next.queue)
  }

  @Test func `what an outer scope shares is not made of an inner scope's parts`() throws {
    let app = try InjectionScope.app()
    try app.share(Session.self) { _ in Session() }
    let window = InjectionScope(in: app)
    try window.register((any ResourceLoader).self) { _ in NamedLoader("window") }
    let session = try window.resolve(Session.self)
    #expect(session.parts.loader.name == "app")
    try #expect(app.resolve(Session.self) === session)
    try #expect(window.loaderName() == "window")
  }

  @Test func `a rule that is replaced leaves no shared value behind`() throws {
    let scope = InjectionScope()
    try scope.share(RequestQueue.self) { _ in RequestQueue() }
    weak let old = try scope.resolve(RequestQueue.self)
    #expect(old != nil)
    scope.replace(RequestQueue.self) { _ in RequestQueue() }
    #expect(old == nil)
  }

  @Test func `sixty-four tasks make a shared value once`() async throws {
    let made = Tally()
    let scope = InjectionScope()
    try scope.share(RequestQueue.self) { _ in
      made.add()
      return RequestQueue()
    }
    let inner = (0..<8).map { _ in InjectionScope(in: scope) }
    let queues = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for index in 0..<64 {
        group.addTask { ObjectIdentifier(try inner[index % 8].resolve(RequestQueue.self)) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(queues.count == 1)
    #expect(made.count == 1)
  }

  @Test func `registering while others resolve is safe`() async throws {
    let scope = try InjectionScope.app()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<32 {
        group.addTask { try #expect(scope.loaderName(for: UsersScreen()) != "") }
      }
      group.addTask {
        try scope.register((any ResourceLoader).self, in: Screen.self) { _ in NamedLoader("late") }
      }
      try await group.waitForAll()
    }
    try #expect(scope.loaderName(for: UsersScreen()) == "late")
  }
}
