/// Closures, each told for as long as somebody keeps what it was added for.
final class Listeners {
  private var entries: [Entry] = []

  /// Calls `handler` at each `tell()`, as long as the result is kept.
  func add(_ handler: @escaping () -> Void) -> Listening {
    let listening = Listening(handler)
    entries.removeAll { $0.listening == nil }
    entries.append(Entry(listening: listening))
    return listening
  }

  /// Calls every closure that is still kept.
  func tell() {
    for entry in entries { entry.listening?.handler() }
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  private struct Entry {
    weak var listening: Listening?
  }
}
