public import Foundation

extension SettingsOwner {
  /// Calls a closure after each change.
  ///
  /// It runs on the thread that made the change; or, if another thread is just telling, on that one,
  /// so that nobody hears two changes at once or in another order.
  ///
  /// - Parameter handler: Called with what was and what is. It may change the settings, and two
  ///   handlers that answer each other without end stop the program.
  /// - Returns: The token that keeps the observation; it ends when nobody keeps the token.
  public func observe(
    _ handler: @escaping @Sendable (SettingsChange<Settings>) -> Void
  ) -> SettingsToken {
    let id = state.withLock { $0.add(handler) }
    return SettingsToken { [weak self] in
      // The closure dies here, outside the lock: what it captures may die with it, and ask.
      let handler = self?.state.withLock { $0.remove(id) }
      withExtendedLifetime(handler) {}
    }
  }

  /// The name of the notifications about these settings.
  public static var didChange: Notification.Name {
    Notification.Name("\(Settings.archiveName).didChange")
  }

  /// Posts a notification after each change, for those who know nothing of tokens.
  ///
  /// Its object is the owner, and `SettingsChange(notification)` is what it carries. `UserDefaults`
  /// has a notification as well, which on Linux is not posted when a value is set.
  ///
  /// - Parameter center: Where to post.
  /// - Returns: The token that keeps this going.
  public func post(to center: NotificationCenter) -> SettingsToken {
    observe { [weak self] change in
      guard let self else { return }
      let values = [SettingsChange<Settings>.userInfoKey: change]
      center.post(name: Self.didChange, object: self, userInfo: values)
    }
  }

  func tell() {
    guard state.withLock({ $0.beginTelling() }) else { return }
    while let (change, observers, answers) = state.withLock({ $0.next() }) {
      precondition(
        answers < 1_000,
        "Observers of \(Settings.self) have answered each other's changes 1,000 times.")
      for observer in observers where state.withLock({ $0.isObserving(observer.id) }) {
        observer.handler(change)
      }
    }
  }
}
