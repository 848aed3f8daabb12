import Foundation

/// Keeps other runners out of `.kata` while one reads and writes there.
enum StateLock {
  /// Does `body` while this runner alone holds `folder`.
  ///
  /// A runner holds it for some milliseconds. One that was stopped meanwhile holds it for ever, so
  /// whoever waits loses patience.
  static func holding<Value>(
    _ folder: URL, patience: Duration = .seconds(10), _ body: () throws -> Value
  ) throws -> Value {
    let deadline = ContinuousClock.now + patience
    let lock = try FolderLock(folder, pause: 5_000) {
      guard ContinuousClock.now < deadline else { throw held(folder) }
    }
    defer { lock.release() }
    return try body()
  }

  private static func held(_ folder: URL) -> Complaint {
    Complaint(
      .inputOutput,
      """
      Your progress could not be kept: another kata holds \(folder.path) and does not let go.
      If one was stopped with Ctrl-Z, type `fg` in its terminal; then type the command again.
      """)
  }
}
