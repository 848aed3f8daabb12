import Observation
import Testing

/// Kata 54 without Key-Value Observing: a stream of changes begins with a change, one of values with
/// the value.
@Suite struct MissingInitialValueToday {
  @MainActor @Observable final class Document {
    var title: String {
      didSet { changes.yield(title) }
    }

    /// The titles that come from now on.
    @ObservationIgnored let titleChanges: AsyncStream<String>
    @ObservationIgnored private let changes: AsyncStream<String>.Continuation

    init(title: String) {
      self.title = title
      (titleChanges, changes) = AsyncStream.makeStream()
    }
  }

  @Test @MainActor func `a stream of changes begins with the first rename`() async {
    let document = Document(title: "Lease")
    document.title = "Draft"
    var titles = document.titleChanges.makeAsyncIterator()
    #expect(await titles.next() == "Draft")
  }

  @Test @MainActor func `a sequence of values begins with the value`() async {
    guard #available(macOS 26, iOS 26, *) else { return }
    let document = Document(title: "Lease")
    var first: String?
    for await title in Observations({ document.title }) {
      first = title
      break
    }
    #expect(first == "Lease")
  }

  @Test @MainActor func `a change that comes before the first look is not in the stream of values`()
    async
  {
    guard #available(macOS 26, iOS 26, *) else { return }
    let document = Document(title: "Lease")
    let titles = Observations { document.title }
    document.title = "Draft"
    var first: String?
    for await title in titles {
      first = title
      break
    }
    #expect(first == "Draft")
  }
}

#if canImport(Combine)
import Combine
import Foundation

/// The same in Combine: a publisher of a key path begins with the value unless it is told not to.
@MainActor private final class TitleFollower {
  private(set) var title = ""
  private var cancellable: AnyCancellable?

  init(_ progress: Progress) {
    cancellable = progress.publisher(for: \.localizedDescription, options: [.initial, .new])
      .sink { [weak self] in self?.title = $0 ?? "" }
  }
}
#endif
