import Foundation

extension SettingsOwner {
  /// Saves the changes that have not been saved; when it returns, the store holds the settings.
  ///
  /// Call it where the app goes into the background, and wherever the user has to know.
  ///
  /// - Throws: `SettingsError`; then the store holds what it held, and the changes are still to be
  ///   saved. `SettingsError.changedElsewhere` says that somebody else has written to the store, or
  ///   that it could not be read when the settings were loaded; see ``reload(mayBeFirstLaunch:)``.
  public func flush() throws(SettingsError) {
    saving.lock()
    defer { saving.unlock() }
    guard let (settings, revision, bytes) = state.withLock(\.unsaved) else { return }
    let data = try stored.save(settings, inPlaceOf: bytes)
    state.withLock { $0.saved(revision, as: data) }
  }

  /// Saves now and after each change, as an observer like any other.
  ///
  /// It cannot set itself off: saving changes no settings, and what changes nothing is not told. Begun
  /// before other observations, it has saved when they hear of a change. Changes that come together
  /// are saved together.
  ///
  /// - Parameter onFailure: Called when saving has failed. The change stays, and is tried again with
  ///   the next one, or by ``flush()``.
  /// - Returns: The token that keeps this going.
  public func autosave(
    onFailure: @escaping @Sendable (SettingsError) -> Void
  ) -> SettingsToken {
    let save: @Sendable (SettingsOwner) -> Void = { owner in
      do throws(SettingsError) { try owner.flush() } catch { onFailure(error) }
    }
    let token = observe { [weak self] _ in
      if let self { save(self) }
    }
    save(self)
    return token
  }
}
