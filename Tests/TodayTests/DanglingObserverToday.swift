import Foundation
import Observation
import Synchronization
import Testing

/// Chapter 1 without Key-Value Observing: each hazard in today's Swift, and what mends it.
@Suite struct DanglingObserverToday {
  /// Counts calls from whatever thread they come.
  final class Counter: Sendable {
    private let calls = Mutex(0)

    var count: Int { calls.withLock { $0 } }

    func note() {
      calls.withLock { $0 += 1 }
    }
  }
}

// Kata 11: an observation that nobody ends.
extension DanglingObserverToday {
  @Suite struct KeptBlock {
    let center = NotificationCenter()
    let starred = Notification.Name("starred")

    @Test func `a block whose token nobody keeps goes on to be called`() {
      let calls = Counter()
      _ = center.addObserver(forName: starred, object: nil, queue: nil) { _ in calls.note() }
      center.post(name: starred, object: nil)
      center.post(name: starred, object: nil)
      #expect(calls.count == 2, "The centre keeps the block, not the token.")
    }

    @Test func `what the block captures lives until the block is removed`() {
      var counter: Counter? = Counter()
      weak let captured = counter
      let token = center.addObserver(forName: starred, object: nil, queue: nil) { [counter] _ in
        counter?.note()
      }
      counter = nil
      #expect(captured != nil)
      center.removeObserver(token)
      #expect(captured == nil)
    }
  }

  /// Follows the titles of a document, and lets go of itself between two of them.
  @MainActor final class FollowingScreen {
    private(set) var title = ""
    private var following: Task<Void, Never>?

    init(titles: AsyncStream<String>) {
      following = Task { [weak self] in
        for await title in titles { self?.title = title }
      }
    }

    deinit { following?.cancel() }
  }

  @Suite @MainActor struct EndlessLoop {
    @Test func `a loop that takes its screen anew for each title lets it go`() async {
      let (titles, document) = AsyncStream.makeStream(of: String.self)
      var screen: FollowingScreen? = FollowingScreen(titles: titles)
      weak let closed = screen
      document.yield("Lease")
      while closed?.title == "" { await Task.yield() }
      screen = nil
      await settle()
      #expect(closed == nil)
    }
  }
}

// Kata 12: a table that is keyed by an address, and outlives what lived there.
extension DanglingObserverToday {
  final class Document {
    let text: String

    init(text: String) {
      self.text = text
    }
  }

  final class PreviewCache {
    private var previews: [ObjectIdentifier: String] = [:]

    func preview(of document: Document) -> String {
      let key = ObjectIdentifier(document)
      if let preview = previews[key] { return preview }
      previews[key] = document.text
      return document.text
    }
  }

  @Suite struct ReusedAddress {
    @Test func `a new document gets the preview of one that is gone`() throws {
      let cache = PreviewCache()
      // An allocator reuses an address when it likes; this one does so nearly every time.
      for number in 1...1000 {
        let preview = cache.preview(of: Document(text: "document \(number)"))
        if preview != "document \(number)" { return }
      }
      try Test.cancel("Of 1000 documents none was made where another had been.")
    }
  }
}

// Kata 13: the task of the document before.
extension DanglingObserverToday {
  @MainActor final class Cell {
    private let cancels: Bool
    private(set) var isStarred = false
    private var following: Task<Void, Never>?

    init(cancels: Bool) {
      self.cancels = cancels
    }

    deinit { following?.cancel() }

    func show(_ favorites: AsyncStream<Bool>) {
      if cancels { following?.cancel() }
      following = Task { [weak self] in
        for await isFavorite in favorites { self?.isStarred = isFavorite }
      }
    }
  }

  @Suite @MainActor struct FormerTask {
    @Test(arguments: [false, true])
    func `only a cell that cancels the former task ignores the former document`(
      cancels: Bool
    ) async {
      let (leaseFavorites, lease) = AsyncStream.makeStream(of: Bool.self)
      let (recipeFavorites, recipe) = AsyncStream.makeStream(of: Bool.self)
      let cell = Cell(cancels: cancels)
      cell.show(leaseFavorites)
      await settle()
      cell.show(recipeFavorites)
      await settle()
      lease.yield(true)
      if cancels {
        await settle()
        #expect(!cell.isStarred)
      } else {
        while !cell.isStarred { await Task.yield() }
      }
      withExtendedLifetime(recipe) {}
    }
  }
}

// Kata 14: a step that is taken outside of what is tracked.
extension DanglingObserverToday {
  @Observable final class Page {
    var title: String

    init(title: String) {
      self.title = title
    }
  }

  @Observable final class Window {
    var page: Page?

    init(page: Page?) {
      self.page = page
    }
  }

  @Suite struct UntrackedStep {
    @Test func `a step that is read outside is not tracked`() {
      let window = Window(page: Page(title: "Lease"))
      let changes = Counter()
      let page = window.page
      withObservationTracking {
        _ = page?.title
      } onChange: {
        changes.note()
      }
      window.page = Page(title: "Recipe")
      window.page?.title = "Bread"
      #expect(changes.count == 0)
    }

    @Test func `each step that is read inside is tracked`() {
      let window = Window(page: Page(title: "Lease"))
      let changes = Counter()
      let follow = {
        withObservationTracking {
          _ = window.page?.title
        } onChange: {
          changes.note()
        }
      }
      follow()
      window.page = Page(title: "Recipe")
      #expect(changes.count == 1)
      follow()
      window.page?.title = "Bread"
      #expect(changes.count == 2)
    }
  }
}

// Kata 15: a weak reference that becomes nil.
extension DanglingObserverToday {
  @Observable final class Player {
    weak var track: Document?
  }

  @Suite struct SilentZeroing {
    @Test func `the end of a track changes the value and tells nobody`() {
      let player = Player()
      let changes = Counter()
      var track: Document? = Document(text: "Prelude")
      player.track = track
      withObservationTracking {
        _ = player.track
      } onChange: {
        changes.note()
      }
      track = nil
      #expect(player.track == nil)
      #expect(changes.count == 0)
      let fugue = Document(text: "Fugue")
      player.track = fugue
      #expect(changes.count == 1, "An assignment is told.")
    }
  }
}

/// Lets everything run that is ready to run on the main actor.
@MainActor private func settle() async {
  for _ in 0..<10 { await Task.yield() }
}

#if canImport(ObjectiveC)
// The katas' own scene with Foundation's token; compiled where Foundation has it.
extension DanglingObserverToday {
  final class ObservedDocument: NSObject {
    @objc dynamic var isFavorite = false
  }

  final class ObservingCell: NSObject {
    private(set) var isStarred = false
    private var observation: NSKeyValueObservation?

    var document: ObservedDocument? {
      didSet {
        observation = nil
        observation = document?.observe(\.isFavorite) { [weak self] document, _ in
          self?.isStarred = document.isFavorite
        }
      }
    }
  }
}
#endif
