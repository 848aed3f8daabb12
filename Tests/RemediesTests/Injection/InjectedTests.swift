import Dispatch
import KataTesting
import Remedies
import Synchronization
import Testing

@Suite struct InjectedTests {
  private func rules(_ change: (inout Rules) throws -> Void) rethrows -> Rules {
    var rules = Rules()
    try change(&rules)
    return rules
  }

  @Test func `a property is filled on first use, once, from its owner's scope`() throws {
    let made = MadeCount()
    let screen = try Scope(
      rules { try $0.provide((any Loader).self) { _ in made.note(NamedLoader()) } }
    ).run { Screen() }
    #expect(made.count == 0)
    #expect(screen.loader === screen.loader)
    #expect(made.count == 1)
  }

  @Test func `the nearest class wins and subclasses have its rule`() throws {
    let scope = Scope(
      try rules {
        try $0.provide((any Loader).self) { _ in NamedLoader("every") }
        try $0.provide((any Loader).self, in: PreviewScreen.self) { _ in NamedLoader("preview") }
      })
    let names = scope.run { [Screen(), PreviewScreen(), PrintPreviewScreen()] }
      .map(\.loader.name)
    #expect(names == ["every", "preview", "preview"])
  }

  @Test func `the order of the rules does not matter`() throws {
    let scope = Scope(
      try rules {
        try $0.provide((any Loader).self, in: PrintPreviewScreen.self) { _ in NamedLoader("print") }
        try $0.provide((any Loader).self, in: PreviewScreen.self) { _ in NamedLoader("preview") }
        try $0.provide((any Loader).self) { _ in NamedLoader("every") }
      })
    let names = scope.run { [PrintPreviewScreen(), PreviewScreen(), Screen()] }
      .map(\.loader.name)
    #expect(names == ["print", "preview", "every"])
  }

  @Test func `a second rule for the same type and class is an error that names both`() throws {
    var rules = Rules()
    try rules.provide((any Loader).self, fileID: "App/Start.swift", line: 3) { _ in NamedLoader() }
    #expect(
      throws: InjectionError.duplicateRule(
        type: "Loader", owner: nil, first: "App/Start.swift:3", second: "App/Start.swift:9")
    ) {
      try rules.provide((any Loader).self, fileID: "App/Start.swift", line: 9) { _ in
        NamedLoader()
      }
    }
  }

  @Test func `a missing rule names what is missing and for whom`() {
    let error = #expect(throws: InjectionError.self) {
      try Scope(Rules()).resolve((any Loader).self, for: Screen())
    }
    #expect(error == .missingRule(type: "Loader", owner: "Screen"))
  }

  @Test func `two services that need each other are told with the path`() throws {
    let scope = Scope(
      try rules {
        try $0.provide(Archive.self) { try Archive(in: Self.current, for: Self.owner($0)) }
        try $0.provide(Index.self) { try Index(in: Self.current, for: Self.owner($0)) }
      })
    let screen = Screen()
    let error = #expect(throws: InjectionError.self) {
      try scope.run { try scope.resolve(Archive.self, for: screen) }
    }
    #expect(error == .circular(path: ["Screen.Archive", "Screen.Index", "Screen.Archive"]))
  }

  private static var current: Scope { Scope.current ?? Scope(Rules()) }

  private static func owner(_ sender: Sender) -> AnyObject { sender.object ?? Screen() }

  @Test func `a value that keeps its sender does not keep its owner`() throws {
    let scope = Scope(try rules { try $0.provide(Presenter.self) { Presenter($0) } })
    weak var gone: PresentingScreen?
    do {
      let screen = scope.run { PresentingScreen() }
      gone = screen
      #expect(screen.presenter.sender.object === screen)
    }
    #expect(gone == nil)
  }

  @Test func `an override ends with its closure on every way out and its objects keep it`() throws {
    struct Failure: Error {}
    let app = Scope(try rules { try $0.provide((any Loader).self) { _ in NamedLoader("app") } })
    let overridden = try app.overriding {
      try $0.provide((any Loader).self) { _ in NamedLoader("test") }
    }
    var screens: [Screen] = []
    #expect(throws: Failure.self) {
      try overridden.run {
        screens.append(Screen())
        throw Failure()
      }
    }
    screens.append(app.run { Screen() })
    #expect(screens.map(\.loader.name) == ["test", "app"])
    #expect(Scope.current == nil)
  }

  @Test func `what is shared while it is used goes with its last user`() throws {
    let scope = Scope(
      try rules { try $0.provide((any Loader).self, for: .whileUsed) { _ in NamedLoader() } })
    weak var shared: NamedLoader?
    do {
      let screens = scope.run { [Screen(), Screen()] }
      #expect(screens[0].loader === screens[1].loader)
      shared = screens[0].loader as? NamedLoader
      #expect(shared != nil)
    }
    #expect(shared == nil)
  }

  @Test func `the scope keeps what it is told to and no other scope has it`() throws {
    let rules = try rules { try $0.provide((any Loader).self, for: .scope) { _ in NamedLoader() } }
    let scopes = [Scope(rules), Scope(rules)]
    let loaders = scopes.map { scope in scope.run { Screen().loader } }
    #expect(scopes[0].run { Screen().loader } === loaders[0])
    #expect(loaders[0] !== loaders[1])
  }

  @Test func `setting a property takes the place of its rule`() {
    let screen = Screen()
    screen.loader = NamedLoader("by hand")
    #expect(screen.loader.name == "by hand")
  }

  @Test func `an optional that is set to nil stays nil`() throws {
    final class OptionalScreen {
      @Injected var loader: NamedLoader?
    }
    let scope = Scope(try rules { try $0.provide(NamedLoader?.self) { _ in NamedLoader() } })
    let screen = scope.run { OptionalScreen() }
    #expect(screen.loader != nil)
    screen.loader = nil
    #expect(screen.loader == nil)
  }

  @Test func `many threads that come first build one value`() throws {
    let made = MadeCount()
    let scope = Scope(
      try rules {
        try $0.provide((any Loader).self, for: .scope) { _ in made.note(NamedLoader()) }
      })
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      scope.run { #expect(Screen().loader.name == "network") }
    }
    #expect(made.count == 1)
  }

  @Test func `a property without a rule stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Scope(Rules()).run { Screen() }.loader
    }
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("Nothing provides Loader for Screen."))
  }
}

/// Counts what rules have made.
private final class MadeCount: Sendable {
  private let number = Atomic<Int>(0)

  var count: Int { number.load(ordering: .relaxed) }

  func note(_ loader: NamedLoader) -> NamedLoader {
    number.add(1, ordering: .relaxed)
    return loader
  }
}
