import Synchronization

/// An observation of settings that lasts as long as somebody keeps it.
///
/// It retains its closure until it stops, and neither the settings nor their owner. It stops when it
/// dies or when ``stop()`` is called, also inside its own closure; the second time does nothing.
public final class SettingsToken: Sendable {
  private let remove: Mutex<(@Sendable () -> Void)?>

  init(_ remove: @escaping @Sendable () -> Void) {
    self.remove = Mutex(remove)
  }

  deinit {
    stop()
  }

  /// Ends the observation and lets go of its closure: a call that is under way goes on to its end,
  /// and no other begins.
  public func stop() {
    let remove = remove.withLock { remove in
      defer { remove = nil }
      return remove
    }
    remove?()
  }
}
