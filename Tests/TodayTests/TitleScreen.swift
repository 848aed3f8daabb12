// The first thing that the README shows: no Key-Value Observing, and the same hazard.

// README: begin
@MainActor final class TitleScreen {
  private(set) var title = ""
  private var following: Task<Void, Never>?

  init(titles: AsyncStream<String>) {
    following = Task { [weak self] in
      guard let self else { return }
      for await title in titles { self.title = title }
    }
  }

  deinit { following?.cancel() }
}
// README: end
