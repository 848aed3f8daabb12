import Synchronization
import Testing

/// 87 in today's Swift: no data race, and updates that are lost.
@Suite struct LostUpdateToday {
  private struct Settings: Equatable, Sendable {
    var textSize = 17.0
    var openedCount = 0
  }

  /// A store that others use as well; each call of it is complete in itself.
  private actor Store {
    private(set) var settings = Settings()

    func replace(with new: Settings) {
      settings = new
    }
  }

  /// Holds whoever arrives until it is opened.
  private actor Gate {
    private var isOpen = false
    private var arrived = 0
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

    func arrival() async {
      while arrived == 0 { await Task.yield() }
    }
  }

  /// An actor with a copy of what is stored.
  private actor CopyingOwner {
    private let store: Store
    private var settings: Settings

    init(store: Store) async {
      self.store = store
      settings = await store.settings
    }

    func update(_ change: @Sendable (inout Settings) -> Void) async {
      change(&settings)
      await store.replace(with: settings)
    }
  }

  @Test func `two actors with a copy each lose what the other has saved`() async {
    let store = Store()
    let left = await CopyingOwner(store: store)
    let right = await CopyingOwner(store: store)
    await left.update { $0.textSize = 24 }
    await right.update { $0.openedCount += 1 }
    #expect(await store.settings == Settings(textSize: 17, openedCount: 1))
  }

  /// One actor without a copy, which waits between reading and saving.
  private actor WaitingOwner {
    private let store: Store
    private let gate: Gate

    init(store: Store, gate: Gate) {
      self.store = store
      self.gate = gate
    }

    func update(_ change: @Sendable (inout Settings) -> Void) async {
      var settings = await store.settings
      await gate.pass()
      change(&settings)
      await store.replace(with: settings)
    }

    func updateAtOnce(_ change: @Sendable (inout Settings) -> Void) async {
      var settings = await store.settings
      change(&settings)
      await store.replace(with: settings)
    }
  }

  @Test func `an actor that awaits between reading and saving lets another update in`() async {
    let store = Store()
    let gate = Gate()
    let owner = WaitingOwner(store: store, gate: gate)
    async let slow: Void = owner.update { $0.textSize = 24 }
    await gate.arrival()
    await owner.updateAtOnce { $0.openedCount += 1 }
    await gate.open()
    await slow
    #expect(await store.settings == Settings(textSize: 24, openedCount: 0))
  }

  /// One owner that holds the only copy, and does not wait.
  private actor Owner {
    private(set) var settings = Settings()

    func update(_ change: @Sendable (inout Settings) -> Void) {
      change(&settings)
    }
  }

  @Test func `an actor that reads, changes and saves in one step keeps a thousand updates`() async {
    let owner = Owner()
    await withTaskGroup { group in
      for _ in 1...1000 { group.addTask { await owner.update { $0.openedCount += 1 } } }
    }
    #expect(await owner.settings.openedCount == 1000)
  }
}
