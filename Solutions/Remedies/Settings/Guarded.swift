import Foundation

/// A value behind a lock.
///
/// `Mutex` would do. But where two threads meet at one, the kernel hands it over on Linux, which
/// the thread sanitizer does not see: it reports races that are none, and a real one among them would
/// go unnoticed. Owners of settings are where an app's threads meet.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
