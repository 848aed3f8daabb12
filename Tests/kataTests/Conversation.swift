import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The command at a terminal, or between pipes: what it prints is read while it runs, and keys are
/// pressed in between.
final class Conversation {
  let launch: Launch
  /// What is read from and written to: the terminal's other side, or one end of each pipe.
  private let output: Int32
  private let input: Int32
  private var heard: [UInt8] = []

  /// Starts it at a terminal of 100 columns and 40 lines.
  static func atTerminal(_ kata: KataCommand, _ words: String...) throws -> Conversation {
    var (main, side): (Int32, Int32) = (-1, -1)
    var bytes = [CChar](repeating: 0, count: 1024)
    var size = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&main, &side, &bytes, nil, &size) == 0, "no terminal can be made")
    // What other tests start at the same time is not to hold it open.
    for end in [main, side] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let letters = bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    let name = String(decoding: letters, as: UTF8.self)
    defer { close(side) }
    return try Conversation(
      kata, words, terminal: name, ends: (output: side, remarks: side), reads: main, writes: main)
  }

  /// Starts it with a pipe before it and one behind it.
  static func betweenPipes(_ kata: KataCommand, _ words: String...) throws -> Conversation {
    let keys = try #require(SystemCalls.makePipe())
    let answers = try #require(SystemCalls.makePipe())
    // Only the end that this side reads from may be free of blocking.
    _ = fcntl(keys.read, F_SETFL, 0)
    defer { for end in [keys.read, answers.write] { close(end) } }
    return try Conversation(
      kata, words, input: keys.read, ends: (output: answers.write, remarks: answers.write),
      reads: answers.read, writes: keys.write)
  }

  private init(
    _ kata: KataCommand, _ words: [String], input: Int32? = nil, terminal: String? = nil,
    ends: (output: Int32, remarks: Int32), reads: Int32, writes: Int32
  ) throws {
    self.input = writes
    output = reads
    var environment = ProcessInfo.processInfo.environment
    environment["KATA_TESTED"] = kata.miniature.root.path
    environment["TERM"] = "xterm"
    launch = try Launch(
      [KataCommand.executable().path] + words, in: kata.miniature.root,
      environment: environment.merging(kata.variables) { $1 }, input: input, terminal: terminal,
      output: ends.output, remarks: ends.remarks)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  /// A test that failed in the middle leaves nothing running.
  deinit {
    if launch.isRunning { kill(launch.processIdentifier, SIGTERM) }
    close(output)
    if input != output { close(input) }
  }

  var text: String { String(decoding: heard, as: UTF8.self).replacing("\r\n", with: "\n") }

  func press(_ keys: String) {
    _ = keys.utf8.withContiguousStorageIfAvailable { write(input, $0.baseAddress, $0.count) }
  }

  /// Reads until `words` have come since the last time, and returns all that has.
  ///
  /// The wait ends with the words; the two minutes are for a machine that has stopped.
  func wait(for words: String) throws -> String {
    let start = text.count
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      let ended = !launch.isRunning
      read()
      let news = String(text.dropFirst(position))
      if news.contains(words) {
        position = text.count
        return news
      }
      if ended { break }
      var polled = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      _ = poll(&polled, 1, 100)
    }
    Issue.record(
      "\"\(words)\" never came; since \(start) characters there was:\n\(text.suffix(2_000))")
    throw CancellationError()
  }

  private var position = 0

  /// Waits for its end, reading what it still has to say.
  func end() -> Int32 {
    while launch.isRunning {
      read()
      var polled = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      _ = poll(&polled, 1, 20)
    }
    read()
    return launch.waitUntilExit()
  }

  /// Whether the terminal edits lines and shows what is typed, as it did at the beginning.
  var isCooked: Bool {
    var state = termios()
    return tcgetattr(output, &state) == 0 && state.c_lflag & tcflag_t(ICANON) != 0
      && state.c_lflag & tcflag_t(ECHO) != 0
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      #if canImport(Darwin)
      let count = Darwin.read(output, &buffer, buffer.count)
      #else
      let count = Glibc.read(output, &buffer, buffer.count)
      #endif
      guard count > 0 else { return }
      heard += buffer.prefix(count)
    }
  }
}
