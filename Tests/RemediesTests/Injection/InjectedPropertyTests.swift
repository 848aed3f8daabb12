import Foundation
import Remedies
import Testing

@Suite struct InjectedPropertyTests {
  @Test func `nothing is made before the first reading, and then once`() throws {
    let made = Tally()
    let scope = InjectionScope()
    try scope.register(RequestQueue.self) { _ in
      made.add()
      return RequestQueue()
    }
    let screen = scope.run { Screen() }
    #expect(made.count == 0)
    #expect(!screen.$queue.hasValue)
    #expect(screen.queue === screen.queue)
    #expect(made.count == 1)
  }

  @Test func `each owner has its own, which dies with it`() throws {
    let scope = InjectionScope()
    try scope.register(RequestQueue.self) { _ in RequestQueue() }
    var screen: Screen? = scope.run { Screen() }
    let other = scope.run { Screen() }
    #expect(screen?.queue !== other.queue)
    weak let gone = screen?.queue
    #expect(gone != nil)
    screen = nil
    #expect(gone == nil)
  }

  @Test func `nil stays nil, and forgetting is something else`() throws {
    let made = Tally()
    let scope = InjectionScope()
    try scope.register((any ResourceLoader).self) { _ in
      made.add()
      return NamedLoader("made")
    }
    let screen = scope.run { Screen() }
    screen.cache = nil
    #expect(screen.cache == nil)
    #expect(made.count == 0)
    screen.$cache.forget()
    #expect(screen.cache?.name == "made")
    screen.cache = nil
    #expect(screen.cache == nil)
    #expect(made.count == 1)
  }

  @Test func `an optional that a rule makes nil is asked for once`() throws {
    let made = Tally()
    let scope = InjectionScope()
    try scope.register((any ResourceLoader)?.self) { _ in
      made.add()
      return nil
    }
    let screen = scope.run { Screen() }
    #expect(screen.cache == nil)
    #expect(screen.cache == nil)
    #expect(made.count == 1)
  }

  @Test func `what is assigned while something is made stays`() throws {
    let scope = InjectionScope()
    try scope.register((any ResourceLoader).self, in: Screen.self) { request in
      request.sender.object?.loader = NamedLoader("assigned")
      return NamedLoader("made")
    }
    let screen = scope.run { Screen() }
    #expect(screen.loader.name == "assigned")
    #expect(screen.loader.name == "assigned")
  }

  @Test func `an assigned value needs no rule and no scope`() {
    let screen = Screen()
    screen.loader = NamedLoader("assigned")
    #expect(screen.loader.name == "assigned")
  }

  @Test func `an object remembers the scope in which it was made`() throws {
    let screen = try InjectionScope.app("first").run { Screen() }
    try InjectionScope.app("second").run { #expect(screen.loader.name == "first") }
  }

  @Test func `an object that was made outside asks the scope in which it reads`() throws {
    let screen = Screen()
    #expect(throws: InjectionError.noScope(type: "RequestQueue", owner: "Screen.queue")) {
      try screen.$queue.resolve()
    }
    try InjectionScope.app().run { #expect(screen.loader.name == "app") }
  }

  @Test func `a queue, which has no task, asks the scope of the object`() async throws {
    let scope = try InjectionScope.app()
    nonisolated(unsafe) let screen = scope.run { Screen() }
    let name = await withCheckedContinuation { answer in
      DispatchQueue.global().async { answer.resume(returning: screen.loader.name) }
    }
    #expect(name == "app")
  }

  @Test func `reading without a rule stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let screen = InjectionScope().run { UsersScreen() }
      _ = screen.loader
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("for UsersScreen.loader. Register one in the scope."))
  }

  @Test func `two threads that read at once have one value`() async throws {
    let made = Tally()
    let scope = InjectionScope()
    try scope.register(RequestQueue.self) { _ in
      made.add()
      return RequestQueue()
    }
    for round in 1...50 {
      nonisolated(unsafe) let screen = scope.run { Screen() }
      let queues = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(screen.queue) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(queues.count == 1)
      #expect(made.count == round)
      withExtendedLifetime(screen) {}
    }
  }
}
