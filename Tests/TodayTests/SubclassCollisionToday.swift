import Observation
import Synchronization
import Testing

/// Two classes of one object that share what each should have for itself, without Key-Value
/// Observing.
@Suite struct SubclassCollisionToday {
  // An open method is overridden without `super`.

  class ThemedScreen {
    private(set) var titleColor = "black"

    /// Called when the user has chosen another theme.
    func themeDidChange(to text: String) {
      titleColor = text
    }
  }

  final class SilentScreen: ThemedScreen {
    private(set) var buttonColor = "black"

    override func themeDidChange(to text: String) {
      buttonColor = text
    }
  }

  final class PoliteScreen: ThemedScreen {
    private(set) var buttonColor = "black"

    override func themeDidChange(to text: String) {
      super.themeDidChange(to: text)
      buttonColor = text
    }
  }

  @Test func `an override without super takes its parent's part away`() {
    let silent = SilentScreen()
    silent.themeDidChange(to: "white")
    #expect(silent.buttonColor == "white")
    #expect(silent.titleColor == "black")
    let polite = PoliteScreen()
    polite.themeDidChange(to: "white")
    #expect(polite.buttonColor == "white")
    #expect(polite.titleColor == "white")
  }

  // What is read in an overridden method decides what is observed.

  @Observable final class Document {
    var title = "Lease"
    var isFavorite = false
  }

  /// Whether something has happened, on whatever thread.
  final class Mark: Sendable {
    private let mark = Atomic(false)

    var isSet: Bool { mark.load(ordering: .relaxed) }

    func set(_ value: Bool) {
      mark.store(value, ordering: .relaxed)
    }
  }

  class TrackingScreen {
    let document: Document
    private let outdated = Mark()
    private(set) var title = ""

    init(document: Document) {
      self.document = document
    }

    var isOutdated: Bool { outdated.isSet }

    /// Shows the document, and learns when what it has shown is no longer so.
    final func refresh() {
      outdated.set(false)
      withObservationTracking {
        updateProperties()
      } onChange: { [outdated] in
        outdated.set(true)
      }
    }

    /// As UIKit's method of this name: whatever is read here is observed.
    func updateProperties() {
      title = document.title
    }
  }

  final class StarOnlyScreen: TrackingScreen {
    private(set) var star = false

    override func updateProperties() {
      star = document.isFavorite
    }
  }

  final class StarAndTitleScreen: TrackingScreen {
    private(set) var star = false

    override func updateProperties() {
      super.updateProperties()
      star = document.isFavorite
    }
  }

  @Test func `an override without super also takes away what its parent observes`() {
    let document = Document()
    let starOnly = StarOnlyScreen(document: document)
    let both = StarAndTitleScreen(document: document)
    starOnly.refresh()
    both.refresh()
    document.title = "Lease 2"
    #expect(!starOnly.isOutdated)
    #expect(both.isOutdated)
    document.isFavorite = true
    #expect(starOnly.isOutdated)
  }

  // One property holds the task of two levels.

  @MainActor class FollowingScreen {
    fileprivate(set) var title = ""
    fileprivate var following: Task<Void, Never>?

    init(titles: AsyncStream<String>) {
      following = Task { [weak self] in
        for await title in titles { self?.title = title }
      }
    }

    func close() {
      following?.cancel()
    }
  }

  /// Begins a task of its own, in the property that holds its parent's.
  @MainActor final class OverwritingScreen: FollowingScreen {
    private(set) var star = ""

    init(titles: AsyncStream<String>, stars: AsyncStream<String>) {
      super.init(titles: titles)
      following = Task { [weak self] in
        for await star in stars { self?.star = star }
      }
    }
  }

  /// Keeps a task of its own.
  @MainActor final class SeparateScreen: FollowingScreen {
    private(set) var star = ""
    private var starFollowing: Task<Void, Never>?

    init(titles: AsyncStream<String>, stars: AsyncStream<String>) {
      super.init(titles: titles)
      starFollowing = Task { [weak self] in
        for await star in stars { self?.star = star }
      }
    }

    override func close() {
      super.close()
      starFollowing?.cancel()
    }
  }

  /// Whether somebody still waits for more, once the screen has shown one text and was closed.
  @MainActor private func isFollowed<Screen: FollowingScreen>(
    _ screen: (AsyncStream<String>, AsyncStream<String>) -> Screen
  ) async -> (titles: Bool, stars: Bool) {
    let (titles, title) = AsyncStream.makeStream(of: String.self)
    let (stars, star) = AsyncStream.makeStream(of: String.self)
    let screen = screen(titles, stars)
    title.yield("Lease")
    star.yield("full")
    while screen.title.isEmpty { await Task.yield() }
    screen.close()
    // A cancelled loop ends its stream, which then refuses what is yielded.
    for _ in 0..<10 { await Task.yield() }
    return (!title.yield("").isTerminated, !star.yield("").isTerminated)
  }

  @Test @MainActor func `a subclass that overwrites an inherited task sets the parent's free`()
    async
  {
    let overwriting = await isFollowed(OverwritingScreen.init(titles:stars:))
    #expect(overwriting.titles, "Nobody holds the parent's task any more: it follows for ever.")
    #expect(!overwriting.stars)
    let separate = await isFollowed(SeparateScreen.init(titles:stars:))
    #expect(!separate.titles && !separate.stars)
  }
}

extension AsyncStream.Continuation.YieldResult {
  fileprivate var isTerminated: Bool {
    if case .terminated = self { true } else { false }
  }
}

#if canImport(Combine)
import Combine

/// The same with Combine: compiled where there is one, never run.
private class CombineScreen {
  var cancellables: Set<AnyCancellable> = []
  var title = ""

  init(titles: some Publisher<String, Never>) {
    titles.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
  }
}

private final class AdvancedCombineScreen: CombineScreen {
  func follow(_ stars: some Publisher<Bool, Never>) {
    cancellables = [stars.sink { _ in }]
  }
}
#endif

#if canImport(ObjectiveC)
import Foundation

/// The right form with Foundation's tokens: compiled where there are some, never run.
private final class ObservedDocument: NSObject {
  @objc dynamic var isFavorite = false
}

private class ObservingRow: NSObject {
  private var observation: NSKeyValueObservation?

  init(_ document: ObservedDocument) {
    super.init()
    observation = document.observe(\.isFavorite) { _, _ in }
  }
}

private final class AdvancedObservingRow: ObservingRow {
  private var observation: NSKeyValueObservation?

  override init(_ document: ObservedDocument) {
    super.init(document)
    observation = document.observe(\.isFavorite) { _, _ in }
  }
}
#endif
