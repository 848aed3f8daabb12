import KataTesting
import Testing

#if canImport(Combine)
import Combine
#endif

// Kata 33 without Key-Value Observing: one more task, or one more subscription, at each configuration.

/// A row that starts a task each time it is configured, and one that has room for one task.
@MainActor private final class CommentRow {
  private(set) var unread = 0
  private var following: Task<Void, Never>?

  /// Each of `tasks` goes on beside the others.
  func configureAgain(with comments: CommentFeed) -> Task<Void, Never> {
    let stream = comments.stream()
    return Task { [weak self] in
      for await _ in stream { self?.unread += 1 }
    }
  }

  func configure(with comments: CommentFeed) {
    following?.cancel()
    let stream = comments.stream()
    following = Task { [weak self] in
      for await _ in stream {
        // A cancelled task is still handed what was waiting in its stream.
        guard !Task.isCancelled else { return }
        self?.unread += 1
      }
    }
  }

  func finish() async {
    await following?.value
  }
}

/// Hands each comment to every stream that was asked for.
@MainActor private final class CommentFeed {
  private var readers: [AsyncStream<String>.Continuation] = []

  func stream() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    readers.append(continuation)
    return stream
  }

  func comment(_ text: String) {
    for reader in readers { reader.yield(text) }
  }

  func close() {
    for reader in readers { reader.finish() }
  }
}

/// A task for each configuration is 33's second registration.
@Suite @MainActor struct DoubledTaskToday {
  @Test func `a row that starts a task at each configuration counts one comment twice`() async {
    let feed = CommentFeed()
    let row = CommentRow()
    let followings = [row.configureAgain(with: feed), row.configureAgain(with: feed)]
    feed.comment("The rent is too high.")
    feed.close()
    for following in followings { await following.value }
    withKnownIssue {
      #expect(
        row.unread == 1,
        .diagnosis(
          "The list was refreshed, and one comment is counted as several.",
          seen: "\(row.unread) for 1 comment", expected: "1", pitfall: "double registration"))
    }
  }

  @Test func `a cancelled task is still handed what was waiting in its stream`() async {
    let (stream, waiting) = AsyncStream.makeStream(of: String.self)
    waiting.yield("The rent is too high.")
    let reading = Task {
      var read: [String] = []
      for await comment in stream { read.append(comment) }
      return read
    }
    // The task has not begun: it runs on this actor, too.
    reading.cancel()
    let read = await reading.value
    #expect(read == ["The rent is too high."])
  }

  @Test func `a row that cancels its last task before it starts the next counts it once`() async {
    let feed = CommentFeed()
    let row = CommentRow()
    row.configure(with: feed)
    row.configure(with: feed)
    feed.comment("The rent is too high.")
    feed.close()
    await row.finish()
    #expect(row.unread == 1)
  }
}

#if canImport(Combine)
/// A set of cancellables that grows with each configuration; a property has room for one.
@MainActor private final class CombineRow {
  private(set) var unread = 0
  private var all: Set<AnyCancellable> = []
  private var one: AnyCancellable?

  func configureAgain(with comments: PassthroughSubject<String, Never>) {
    comments.sink { [weak self] _ in self?.unread += 1 }.store(in: &all)
  }

  func configure(with comments: PassthroughSubject<String, Never>) {
    one = comments.sink { [weak self] _ in self?.unread += 1 }
  }
}
#endif
