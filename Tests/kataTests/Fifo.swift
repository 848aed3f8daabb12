import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A pipe with a name, by which an exercise says how far it has come.
final class Fifo {
  private let path: String
  private let descriptor: Int32

  init(in miniature: Miniature) throws {
    path = miniature.root.appending(path: "started").path
    unlink(path)
    try #require(mkfifo(path, 0o600) == 0)
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// An exercise whose every test says so and then never ends.
  var endlessExercise: String {
    MiniatureFiles.button(
      "{ let pipe = open(\"\(path)\", O_WRONLY); _ = write(pipe, \"!\", 1); while true {} }()"
    ).replacing("struct", with: "import Foundation\nstruct")
  }

  /// A line for a shell that does the same.
  var shellLine: String { "echo > '\(path)'" }

  /// Waits until somebody has written.
  func wait() throws {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&polled, 1, 120_000) == 1, "nobody has come so far")
  }
}
