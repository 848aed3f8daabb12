import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A program that was started and may be killed.
///
/// Foundation's Process takes a program for running as long as anything that it has started runs:
/// with it, nothing could be shown of what a killed runner leaves.
final class Launch {
  let processIdentifier: pid_t
  private var status: Int32?

  /// Starts the program that is the first of `words`, with the others as its arguments.
  ///
  /// `input` is nothing unless it is given. With a `terminal` it has a session of its own, whose terminal
  /// that is: Ctrl-C reaches it as it reaches a learner's.
  init(
    _ words: [String], in directory: URL, environment: [String: String], input: Int32? = nil,
    terminal: String? = nil, output: Int32, remarks: Int32
  ) throws {
    var actions = SystemCalls.emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = SystemCalls.emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if terminal != nil { posix_spawnattr_setflags(&attributes, SystemCalls.newSession) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      // The first terminal that a new session opens becomes its own.
      posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, remarks, 2)
    // The shell changes the folder and becomes the program.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory.path]
    var arguments: [UnsafeMutablePointer<CChar>?] = (shell + words).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, shell[0], &actions, &attributes, &arguments, &variables)
    try #require(code == 0, "\(words[0]) could not be started: \(String(cString: strerror(code)))")
    processIdentifier = process
  }

  var isRunning: Bool {
    take(WNOHANG)
    return status == nil
  }

  /// Waits for its end.
  ///
  /// - Returns: What it has answered, or the number of the signal that ended it.
  func waitUntilExit() -> Int32 {
    take(0)
    let status = status ?? 0
    return status & 0x7f == 0 ? (status >> 8) & 0xff : status & 0x7f
  }

  private func take(_ options: Int32) {
    guard status == nil else { return }
    var found: Int32 = 0
    if waitpid(processIdentifier, &found, options) == processIdentifier { status = found }
  }
}
