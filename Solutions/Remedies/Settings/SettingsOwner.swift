import Foundation

/// The one owner of the settings in a store: everybody reads and changes them here.
///
/// ```swift
/// let passCode = SettingsOwner<PassCodePolicy>(in: FileSettingsStore(file))
/// let saving = passCode.autosave { error in … }
/// let screen = passCode.observe { change in … }
/// try passCode.update { $0.attempts = 3 }
/// ```
///
/// The contract:
/// - What is given out is a copy. It changes through ``update(_:)`` alone, of which only one runs at a
///   time: updates that read before they write lose nothing.
/// - What `update` accepts can be archived. A change that makes no sense is refused as a whole.
/// - Observers hear of each change once, in the order of the changes and then of the observers, and
///   never of one that changes nothing. No lock is held meanwhile.
/// - A change that is made in a handler is told when the one before has been told to everybody.
/// - Loading writes nothing, and saving tells nobody.
/// - The store is written to by ``flush()`` and ``autosave(onFailure:)`` alone, and only if it holds
///   what it held when the owner last saw it. Otherwise somebody else owns these settings too.
public final class SettingsOwner<Settings: KeyedSettings>: Sendable {
  let stored: StoredSettings<Settings>
  let state: Guarded<SettingsState<Settings>>
  /// Held while settings are changed.
  ///
  /// It is recursive for the sake of a sentence instead of a wait without end.
  let changing = NSRecursiveLock()
  /// Held while the store is written to.
  let saving = NSLock()

  /// Loads the settings of a store and owns them.
  ///
  /// - Parameters:
  ///   - store: Where their archive is.
  ///   - mayBeFirstLaunch: False if the app knows that settings have been saved.
  public init(in store: any SettingsStore, mayBeFirstLaunch: Bool = true) {
    stored = StoredSettings(in: store)
    state = Guarded(SettingsState(stored.loadWithBytes(mayBeFirstLaunch: mayBeFirstLaunch)))
  }

  /// The settings as they are now.
  public var settings: Settings { state.withLock(\.settings) }

  /// How they were come by when they were last loaded.
  public var origin: SettingsOrigin { state.withLock(\.origin) }

  /// Whether there are changes that have not been saved.
  public var hasUnsavedChanges: Bool { state.withLock(\.isUnsaved) }

  /// Changes the settings.
  ///
  /// Several changes in one update are one: told once and saved once. An update inside the closure of
  /// another stops the program, since the outer one would undo it.
  ///
  /// - Parameter change: Changes a copy, which then becomes the settings.
  /// - Throws: What `change` throws, or a `SettingsError` if the result cannot be archived; then
  ///   nothing is changed.
  public func update(_ change: (inout Settings) throws -> Void) throws {
    try whileChanging { old in
      var new = old
      try change(&new)
      guard new != old else { return }
      _ = try stored.archive.data(for: new)
      state.withLock { $0.accept(new) }
    }
    tell()
  }

  /// Loads the settings anew, as when another process may have changed them.
  ///
  /// Changes that have not been saved are given up. Observers are told if the settings are others now.
  ///
  /// - Parameter mayBeFirstLaunch: False if the app knows that settings have been saved.
  /// - Returns: What was loaded.
  @discardableResult
  public func reload(mayBeFirstLaunch: Bool = true) -> LoadedSettings<Settings> {
    let loaded = whileChanging { _ in
      saving.withLock {
        let loaded = stored.loadWithBytes(mayBeFirstLaunch: mayBeFirstLaunch)
        state.withLock { $0.reload(loaded) }
        return loaded.settings
      }
    }
    tell()
    return loaded
  }

  private func whileChanging<Result>(_ body: (Settings) throws -> Result) rethrows -> Result {
    try changing.withLock {
      let (settings, isNested) = state.withLock { state in
        defer { state.isChanging = true }
        return (state.settings, state.isChanging)
      }
      precondition(
        !isNested, "\(Settings.self) is updated inside an update, which would undo it.")
      defer { state.withLock { $0.isChanging = false } }
      return try body(settings)
    }
  }
}
