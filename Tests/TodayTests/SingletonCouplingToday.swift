import Dispatch
import Synchronization
import Testing

#if canImport(SwiftUI)
import SwiftUI
#endif

// Chapter 9 in today's Swift: no data race is left, and what is shared is shared.

/// Holds whoever arrives until it is opened.
private actor Gate {
  private(set) var arrived = 0
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    arrived += 1
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }

  /// Returns when somebody waits here, or has gone through.
  func arrival(of count: Int) async {
    while arrived < count { await Task.yield() }
  }
}

/// A shared actor is 91's shared manager: safe, and one for everybody.
@Suite struct SharedActorToday {
  private struct Source: Sendable {
    let name: String
    var gate: Gate?

    func page(_ number: Int) async -> String {
      await gate?.pass()
      return "\(name) \(number)"
    }
  }

  private actor ResourceStore {
    static let shared = ResourceStore()
    private var source = Source(name: "server")

    func use(_ source: Source) {
      self.source = source
    }

    func titles() async -> [String] {
      let first = await source.page(1)
      return await [first, source.page(2)]
    }
  }

  @Test func `a shared actor answers with two sources if one is set between its awaits`() async {
    let gate = Gate()
    await ResourceStore.shared.use(Source(name: "attic", gate: gate))
    async let titles = ResourceStore.shared.titles()
    await gate.arrival(of: 1)
    await ResourceStore.shared.use(Source(name: "cellar"))
    await gate.open()
    #expect(await titles == ["attic 1", "cellar 2"])
  }

  /// The same actor, one for each who needs one.
  private actor OwnStore {
    private let source: Source

    init(source: Source) {
      self.source = source
    }

    func titles() async -> [String] {
      let first = await source.page(1)
      return await [first, source.page(2)]
    }
  }

  @Test func `an actor that was made with its source keeps to it`() async {
    let gate = Gate()
    let attic = OwnStore(source: Source(name: "attic", gate: gate))
    async let titles = attic.titles()
    await gate.arrival(of: 1)
    let cellar = OwnStore(source: Source(name: "cellar"))
    #expect(await cellar.titles() == ["cellar 1", "cellar 2"])
    await gate.open()
    #expect(await titles == ["attic 1", "attic 2"])
  }
}

/// A value of the task is 92's scope, and 98's override, and has their edge.
@Suite struct TaskLocalToday {
  @TaskLocal private static var source = "server"

  @Test func `a value of the task is known to what belongs to the task`() async {
    await Self.$source.withValue("attic") {
      async let child = Self.source
      let task = Task { Self.source }
      #expect(await child == "attic")
      #expect(await task.value == "attic")
    }
    #expect(Self.source == "server")
  }

  @Test func `a value of the task is lost in a detached task and on a queue`() async {
    await Self.$source.withValue("attic") {
      let detached = Task.detached { Self.source }
      #expect(await detached.value == "server")
      let queued = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Self.source) }
      }
      #expect(queued == "server")
    }
  }

  @Test func `a value that is read before is taken along`() async {
    let seen = await Self.$source.withValue("attic") {
      let source = Self.source
      return await Task.detached { source }.value
    }
    #expect(seen == "attic")
  }

  @Test func `a task that is begun in an override keeps it when the override has ended`() async {
    let gate = Gate()
    let task = Self.$source.withValue("attic") {
      Task {
        await gate.pass()
        return Self.source
      }
    }
    await gate.open()
    #expect(Self.source == "server")
    #expect(await task.value == "attic")
  }
}

/// A constant that is made on first use is 92's greeting.
@Suite struct MadeOnceToday {
  private enum Account {
    static let current = Mutex("owner")
    static let greeting = "Good day, \(current.withLock { $0 })"
  }

  @Test func `a static constant remembers who asked first`() {
    #expect(Account.greeting == "Good day, owner")
    Account.current.withLock { $0 = "guest" }
    #expect(Account.greeting == "Good day, owner")
  }
}

/// An actor closes 94's gap between its synchronous steps, and opens it at each await.
@Suite struct LazyActorToday {
  private final class Index: Sendable {}

  private actor Search {
    private let gate: Gate
    private(set) var made = 0
    private var index: Index?
    private var indexing: Task<Index, Never>?

    init(gate: Gate) {
      self.gate = gate
    }

    /// Looks, waits, and keeps: others are let in while it waits.
    func checkedIndex() async -> Index {
      if let index { return index }
      let new = await makeIndex()
      index = new
      return new
    }

    /// Keeps the task, before anybody else can look.
    func keptIndex() async -> Index {
      let task = indexing ?? Task { await makeIndex() }
      indexing = task
      return await task.value
    }

    private func makeIndex() async -> Index {
      made += 1
      await gate.pass()
      return Index()
    }
  }

  @Test func `an actor that waits between the check and the act makes two`() async {
    let gate = Gate()
    let search = Search(gate: gate)
    async let first = search.checkedIndex()
    async let second = search.checkedIndex()
    await gate.arrival(of: 2)
    await gate.open()
    let indexes = await [first, second]
    #expect(indexes[0] !== indexes[1])
    #expect(await search.made == 2)
  }

  @Test func `an actor that keeps the task makes one`() async {
    let gate = Gate()
    let search = Search(gate: gate)
    async let first = search.keptIndex()
    async let second = search.keptIndex()
    await gate.arrival(of: 1)
    await gate.open()
    let indexes = await [first, second]
    #expect(indexes[0] === indexes[1])
    #expect(await search.made == 1)
  }
}

#if canImport(SwiftUI)
/// A default of the environment is 93's real service that steps in: compiled where there is one, never
/// run.
private struct MessageSender: Sendable {
  var send: @Sendable (String) -> Void

  static let network = MessageSender { _ in }

  /// Refuses instead, so that whoever has forgotten to set one is told.
  static let missing = MessageSender { _ in
    preconditionFailure("Nobody has set the environment's sender.")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var silentSender: MessageSender = .network
  @Entry fileprivate var sender: MessageSender = .missing
}
#endif
