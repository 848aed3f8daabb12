/// The handlers for one event or one question, in the order of their installation.
final class HandlerList<Handler> {
  private var entries: [HandlerEntry<Handler>] = []

  /// Whether no handler is left.
  var isEmpty: Bool { !entries.contains(where: \.isActive) }

  /// Adds `handler` at the end.
  func append(_ handler: Handler) -> HandlerToken {
    let entry = HandlerEntry(handler) { [weak self] in self?.removeStopped() }
    append(entry)
    return HandlerToken(entry)
  }

  /// Adds an entry that another list may have too; whoever made it calls ``removeStopped()``.
  func append(_ entry: HandlerEntry<Handler>) {
    entries.append(entry)
  }

  /// Forgets the handlers that were stopped.
  func removeStopped() {
    entries.removeAll { !$0.isActive }
  }

  /// The handlers, each looked up when its turn comes.
  ///
  /// The sequence holds a copy of the list, so that a handler may change the list: one that was
  /// stopped meanwhile is left out, and one that was added is not in it.
  var live: some Sequence<Handler> { entries.lazy.compactMap(\.handler) }
}

/// One installed handler.
final class HandlerEntry<Handler>: StoppableEntry {
  private(set) var handler: Handler?
  private let onStop: () -> Void

  init(_ handler: Handler, onStop: @escaping () -> Void) {
    self.handler = handler
    self.onStop = onStop
  }

  var isActive: Bool { handler != nil }

  func stop() {
    // Taken out first and released last: what the handler captured may die of it, and may look at
    // the list while it does.
    guard let stopped = handler else { return }
    handler = nil
    onStop()
    withExtendedLifetime(stopped) {}
  }
}
