#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What differs between the systems' C libraries, kept in one place.
enum SystemCalls {
  #if canImport(Darwin)
  typealias SpawnAttributes = posix_spawnattr_t?
  typealias SpawnActions = posix_spawn_file_actions_t?
  static func emptyAttributes() -> SpawnAttributes { nil }
  static func emptyActions() -> SpawnActions { nil }
  static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
  typealias SpawnAttributes = posix_spawnattr_t
  typealias SpawnActions = posix_spawn_file_actions_t
  static func emptyAttributes() -> SpawnAttributes { posix_spawnattr_t() }
  static func emptyActions() -> SpawnActions { posix_spawn_file_actions_t() }
  /// POSIX_SPAWN_SETSID, which glibc declares for GNU sources only.
  static let newSession: Int16 = 0x80
  #endif

  /// A pipe that no other child inherits, read without blocking.
  static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  static var lastError: String { String(cString: strerror(errno)) }
}
