import Foundation
import Observation
import Synchronization
import Testing

/// Handlers on the executor of whoever makes the change, without Key-Value Observing.
@Suite struct WrongThreadToday {
  actor Worker {
    func run(_ work: @Sendable () -> Void) {
      work()
    }
  }

  /// Whether the code that asks runs on the main actor.
  static var isOnMainActor: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true
  }

  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  @Observable final class Transfer: Sendable {
    private let stored = Mutex(0)

    var percent: Int {
      get {
        access(keyPath: \.percent)
        return stored.withLock { $0 }
      }
      set {
        withMutation(keyPath: \.percent) { stored.withLock { $0 = newValue } }
      }
    }
  }

  @Test @MainActor func `an onChange written on the main actor runs where the change is made`()
    async
  {
    let transfer = Transfer()
    let wasOnMainActor = Mutex<Bool?>(nil)
    withObservationTracking {
      _ = transfer.percent
    } onChange: {
      wasOnMainActor.withLock { $0 = Self.isOnMainActor }
    }
    #expect(Self.isOnMainActor)
    await Worker().run { transfer.percent = 40 }
    #expect(wasOnMainActor.withLock { $0 } == false)
  }

  @Test @MainActor func `a notification without a queue runs where it is posted`() async {
    let center = NotificationCenter()
    let name = Notification.Name("percentDidChange")
    let wasOnMainActor = Mutex<Bool?>(nil)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      wasOnMainActor.withLock { $0 = Self.isOnMainActor }
    }
    defer { center.removeObserver(token) }
    await Worker().run { center.post(name: name, object: nil) }
    #expect(wasOnMainActor.withLock { $0 } == false)
  }

  @Test func `assuming the main actor stops the process where the assumption is wrong`() async {
    await #expect(processExitsWith: .failure) {
      await Worker().run { MainActor.assumeIsolated {} }
    }
  }

  @Test @MainActor func `a stream brings each value to the main actor, in order`() async {
    let (steps, step) = AsyncStream.makeStream(of: Int.self)
    let reading = Task { @MainActor in
      var log: [Int] = []
      for await percent in steps {
        #expect(Self.isOnMainActor)
        log.append(percent)
      }
      return log
    }
    await Worker().run {
      for percent in [10, 40, 100] { step.yield(percent) }
    }
    step.finish()
    #expect(await reading.value == [10, 40, 100])
  }

  // Where an object dies is up to its last owner, unless its deinit is isolated.

  final class Screen: Sendable {
    let onEnd: @Sendable (_ isOnMainActor: Bool) -> Void

    init(onEnd: @escaping @Sendable (_ isOnMainActor: Bool) -> Void) {
      self.onEnd = onEnd
    }

    deinit { onEnd(WrongThreadToday.isOnMainActor) }
  }

  @MainActor final class IsolatedScreen {
    let onEnd: @Sendable (_ isOnMainActor: Bool) -> Void

    init(onEnd: @escaping @Sendable (_ isOnMainActor: Bool) -> Void) {
      self.onEnd = onEnd
    }

    isolated deinit { onEnd(WrongThreadToday.isOnMainActor) }
  }

  /// Keeps an object until it is told to let go.
  actor Keeper {
    private var kept: (any Sendable)?

    func keep(_ object: any Sendable) {
      kept = object
    }

    func letGo() {
      kept = nil
    }
  }

  @Test @MainActor func `an object dies where its last owner lets go`() async {
    let diedOnMainActor = Mutex<Bool?>(nil)
    let keeper = Keeper()
    do {
      let screen = Screen { isOnMainActor in diedOnMainActor.withLock { $0 = isOnMainActor } }
      await keeper.keep(screen)
    }
    #expect(diedOnMainActor.withLock { $0 } == nil)
    await keeper.letGo()
    #expect(diedOnMainActor.withLock { $0 } == false)
  }

  @Test @MainActor func `an isolated deinit runs where it belongs, whoever lets go`() async {
    let diedOnMainActor = Mutex<Bool?>(nil)
    let keeper = Keeper()
    do {
      let screen = IsolatedScreen { isOnMainActor in diedOnMainActor.withLock { $0 = isOnMainActor }
      }
      await keeper.keep(screen)
    }
    await keeper.letGo()
    var turns = 0
    while diedOnMainActor.withLock({ $0 }) == nil, turns < 10_000 {
      turns += 1
      await Task.yield()
    }
    #expect(diedOnMainActor.withLock { $0 } == true)
  }
}

#if canImport(ObjectiveC)
/// The same with Foundation's tokens: compiled where there are some, never run.
private final class ObservedTransfer: NSObject, @unchecked Sendable {
  @objc dynamic var percent = 0
}

@MainActor private final class ObservingLog {
  private(set) var lines: [String] = []
  private var observation: NSKeyValueObservation?

  func follow(_ transfer: ObservedTransfer) {
    observation = transfer.observe(\.percent) { [weak self] transfer, _ in
      let percent = transfer.percent
      Task { @MainActor [weak self] in self?.lines.append("\(percent) %") }
    }
  }
}
#endif
