import Observation
import Synchronization
import Testing

/// Calls that come before the change, without Key-Value Observing.
@Suite struct EarlyNotificationToday {
  @Observable final class Library: Sendable {
    // Observed by hand, so that a closure of any isolation may read it.
    private let stored = Mutex<[String]>([])

    var documents: [String] {
      get {
        access(keyPath: \.documents)
        return stored.withLock { $0 }
      }
      set {
        withMutation(keyPath: \.documents) { stored.withLock { $0 = newValue } }
      }
    }
  }

  @Test func `what is told by withObservationTracking is told before it is so, and once`() {
    let library = Library()
    let seen = Mutex<[[String]]>([])
    withObservationTracking {
      _ = library.documents
    } onChange: {
      let documents = library.documents
      seen.withLock { $0.append(documents) }
    }
    library.documents = ["Lease"]
    library.documents = ["Lease", "Recipe"]
    #expect(seen.withLock { $0 } == [[]], "One call for two changes, and that without the first.")
  }

  @Test func `beginning again in the early call is one change behind for ever`() {
    let library = Library()
    let seen = Mutex<[Int]>([])
    @Sendable func follow() {
      withObservationTracking {
        let count = library.documents.count
        seen.withLock { $0.append(count) }
      } onChange: {
        follow()
      }
    }
    follow()
    library.documents = ["Lease"]
    library.documents = ["Lease", "Recipe"]
    #expect(seen.withLock { $0 } == [0, 0, 1])
  }

  /// A list that begins again in the turn after a call.
  @MainActor final class LateList {
    private(set) var shown: [String] = []

    func follow(_ library: Library) {
      withObservationTracking {
        shown = library.documents
      } onChange: {
        Task { @MainActor [weak self] in self?.follow(library) }
      }
    }
  }

  @Test @MainActor func `beginning again in the next turn sees the change, a turn late`() async {
    let library = Library()
    let list = LateList()
    list.follow(library)
    library.documents = ["Lease"]
    #expect(list.shown.isEmpty, "The next line finds a list without the document.")
    var turns = 0
    while list.shown.isEmpty, turns < 10_000 {
      turns += 1
      await Task.yield()
    }
    #expect(list.shown == ["Lease"])
  }

  @Test func `a property tells in didSet what it has now`() {
    final class Shelf {
      var documents: [String] = [] { didSet { onChange() } }
      var onChange: () -> Void = {}
    }
    let shelf = Shelf()
    var shown: [[String]] = []
    shelf.onChange = { [unowned shelf] in shown.append(shelf.documents) }
    shelf.documents = ["Lease"]
    shelf.documents.append("Recipe")
    #expect(shown == [["Lease"], ["Lease", "Recipe"]])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test @MainActor func `values as they are delivered are those after the change`() async {
    let library = Library()
    var values = Observations { library.documents }.makeAsyncIterator()
    #expect(await values.next() == [])
    library.documents = ["Lease"]
    #expect(await values.next() == ["Lease"])
  }
}

#if canImport(Combine)
import Combine

/// The same with Combine: compiled where there is one, never run.
private final class PublishedLibrary {
  @Published var documents: [String] = []
}

private final class PublishedList {
  private(set) var shown: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  /// Reads the library in the call: the documents before the change.
  func followEarly(_ library: PublishedLibrary) {
    library.$documents.sink { [weak self] _ in self?.shown = library.documents }
      .store(in: &cancellables)
  }

  /// Takes what the call brings.
  func follow(_ library: PublishedLibrary) {
    library.$documents.sink { [weak self] in self?.shown = $0 }.store(in: &cancellables)
  }
}
#endif
