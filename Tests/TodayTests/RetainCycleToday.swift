import KataTesting
import Testing

#if canImport(Combine)
import Combine
#endif

// Kata 62 without Key-Value Observing: the same cycle, and the same disguises.

/// Something that keeps a closure: a button, a cancellable, a request.
private final class Keeper {
  var action: () -> Void = {}
}

private final class Screen {
  private let keeper = Keeper()
  private let frames = Keeper()
  private(set) var saves = 0

  func save() { saves += 1 }

  func passMethod() { keeper.action = save }

  func captureInside() {
    keeper.action = { [frames] in
      frames.action = { [weak self] in self?.save() }
    }
  }

  func captureOutside() {
    keeper.action = { [weak self, frames] in
      frames.action = { self?.save() }
    }
  }

  func act() {
    keeper.action()
    frames.action()
  }
}

@Suite struct RetainCycleToday {
  /// Uses a screen, closes it, and says whether it is still there.
  private func isKept(_ begin: (Screen) -> Void) -> Bool {
    weak var closed: Screen?
    do {
      let screen = Screen()
      closed = screen
      begin(screen)
      screen.act()
      #expect(screen.saves == 1)
    }
    return closed != nil
  }

  private func diagnosis(_ symptom: String) -> Comment {
    .diagnosis(symptom, seen: "1 screen", expected: "0", pitfall: "retain cycle")
  }

  @Test func `a screen that passes its method is never released`() {
    withKnownIssue {
      #expect(!isKept { $0.passMethod() }, diagnosis("A closed screen stays in memory."))
    }
  }

  @Test func `a screen that is captured weakly inside and strongly outside is never released`() {
    withKnownIssue {
      #expect(!isKept { $0.captureInside() }, diagnosis("A closed screen stays in memory."))
    }
  }

  @Test func `a screen that is captured weakly outside is released`() {
    #expect(!isKept { $0.captureOutside() })
  }
}

/// The screen at the top of the README, repaired: it is strong for one title at a time.
@MainActor private final class FollowingScreen {
  private(set) var title = ""
  private var following: Task<Void, Never>?

  init(titles: AsyncStream<String>) {
    following = Task { [weak self] in
      for await title in titles {
        guard let self else { return }
        self.title = title
      }
    }
  }

  deinit { following?.cancel() }
}

/// A task is a token that does not end with its owner: somebody has to cancel it.
@Suite @MainActor struct FollowingTaskToday {
  @Test func `a screen whose task is strong for one turn of its loop is released`() async {
    let (titles, document) = AsyncStream.makeStream(of: String.self)
    var screen: FollowingScreen? = FollowingScreen(titles: titles)
    weak let closed = screen
    document.yield("Lease")
    while closed?.title == "" { await Task.yield() }
    screen = nil
    for _ in 0..<100 where closed != nil { await Task.yield() }
    #expect(screen == nil && closed == nil)
  }

  @Test func `a task goes on when nobody keeps it, until it is cancelled`() async {
    let (revisions, document) = AsyncStream.makeStream(of: Int.self)
    var heard: [Int] = []
    var following: Task<Void, Never>? = Task {
      for await revision in revisions { heard.append(revision) }
    }
    let last = following
    following = nil
    document.yield(2)
    while heard.isEmpty { await Task.yield() }
    last?.cancel()
    await last?.value
    document.yield(3)
    #expect(heard == [2] && following == nil)
  }
}

#if canImport(Combine)
private final class CombineScreen {
  var title = ""
  private var cancellable: AnyCancellable?

  /// `assign(to:on:)` keeps its object, by its contract.
  func followForEver(_ titles: CurrentValueSubject<String, Never>) {
    cancellable = titles.assign(to: \.title, on: self)
  }

  func follow(_ titles: CurrentValueSubject<String, Never>) {
    cancellable = titles.sink { [weak self] in self?.title = $0 }
  }
}
#endif
