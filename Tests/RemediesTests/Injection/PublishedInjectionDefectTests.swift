import Remedies
import Testing

/// What the article's framework does with a rule that is missing, hidden, late, or that retains, each
/// repaired.
@Suite struct PublishedInjectionDefectTests {
  @Test func `a missing rule is an error that names the type and the owner, and makes nothing`() {
    let screen = InjectionScope().run { UsersScreen() }
    let error = #expect(throws: InjectionError.self) { try screen.$queue.resolve() }
    #expect(
      error == .missing(type: "RequestQueue", owner: "UsersScreen.queue", path: []))
    #expect(!screen.$queue.hasValue)
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("No rule makes RequestQueue"))
  }

  @Test func `one for all belongs to its scope and not to the process`() throws {
    let scopes = [InjectionScope(), InjectionScope()]
    for scope in scopes { try scope.share(RequestQueue.self) { _ in RequestQueue() } }
    let queues = try scopes.map { try $0.resolve(RequestQueue.self) }
    #expect(queues[0] !== queues[1])
    try #expect(scopes[0].resolve(RequestQueue.self) === queues[0])
    scopes[0].forgetShared()
    try #expect(scopes[0].resolve(RequestQueue.self) !== queues[0])
  }

  @Test func `a general rule that came first does not hide a special one`() throws {
    let scope = try InjectionScope.app("general")
    try scope.register((any ResourceLoader).self, in: UsersScreen.self) { _ in NamedLoader("users")
    }
    #expect(scope.run { UsersScreen() }.loader.name == "users")
  }

  @Test func `a rule for a class is for its subclasses`() throws {
    let scope = InjectionScope()
    try scope.register((any ResourceLoader).self, in: Screen.self) { _ in NamedLoader("screen") }
    #expect(scope.run { BlockedUsersScreen() }.loader.name == "screen")
  }

  @Test func `a rule that comes after a miss counts`() throws {
    let scope = InjectionScope()
    let screen = scope.run { UsersScreen() }
    #expect(throws: InjectionError.self) { try screen.$loader.resolve() }
    try scope.register((any ResourceLoader).self) { _ in NamedLoader("late") }
    #expect(screen.loader.name == "late")
  }

  @Test func `nothing is registered before the start, and each start registers once`() throws {
    enum Loaders: InjectionModule {
      static func register(in scope: InjectionScope) throws {
        try scope.register((any ResourceLoader).self) { _ in NamedLoader("module") }
      }
    }
    #expect(InjectionScope.current == nil)
    #expect(throws: InjectionError.self) { try InjectionScope().loaderName() }
    try #expect(InjectionScope(modules: [Loaders.self]).loaderName() == "module")
    try #expect(InjectionScope(modules: [Loaders.self]).loaderName() == "module")
    let error = #expect(throws: InjectionError.self) {
      try InjectionScope(modules: [Loaders.self, Loaders.self])
    }
    #expect("\(String(describing: error))".contains("Loaders"), "the module is named")
  }

  @Test func `an owner whose dependency knows it is released`() throws {
    let scope = InjectionScope()
    try scope.register(Progress.self, in: Screen.self) { Progress(screen: $0.sender) }
    var screen: Screen? = scope.run { UsersScreen() }
    let progress = screen?.progress
    #expect(progress?.screen.object === screen)
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    #expect(progress?.screen.object == nil)
  }

  @Test func `an override ends with its closure, also when that throws`() throws {
    struct Refused: Error {}
    let scope = try InjectionScope.app()
    #expect(throws: Refused.self) {
      try InjectionScope.override {
        try $0.register((any ResourceLoader).self) { _ in NamedLoader("stub") }
      } during: {
        try #expect(scope.loaderName() == "stub")
        throw Refused()
      }
    }
    try #expect(scope.loaderName() == "app")
  }
}
