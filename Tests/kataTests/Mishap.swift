import Testing

@testable import KataKit

/// Something that an exercise does to its test program when it hears two taps.
struct Mishap: CustomTestStringConvertible, Sendable {
  let name: String
  let code: String
  let verdict: Verdict
  /// What the screen says of it.
  let words: String
  /// What becomes of the test that hears two taps.
  let outcome: String
  /// A hang is to end soon; what only takes long must not be taken for one.
  var options: [String] { verdict == .didNotFinish ? ["--time-limit", "3"] : [] }

  var testDescription: String { name }

  static let crashes = [
    crash("a trap", "fatalError(\"gone\")", "Fatal error: gone"),
    crash(
      "an uncaught fault",
      """
      print("*** Terminating app due to uncaught exception 'NSRangeException'"); \
      fatalError("NSRangeException: not registered")
      """, "Fatal error: NSRangeException: not registered"),
    crash(
      "an uncaught error", "try! FileManager.default.removeItem(atPath: \"none\")",
      "'try!' expression unexpectedly"),
    crash("a stack overflow", "_ = deeper(1)", "a bad access (signal 11): a recursion without end"),
    crash(
      "a queue that waits for itself",
      "let queue = DispatchQueue(label: \"\"); queue.sync { queue.sync {} }", "a trap (signal"),
    crash("a kill", "kill(getpid(), SIGKILL)", "a kill (signal 9)"),
    crash("exit(0)", "exit(0)", "with status 0 in the middle of it"),
    crash(
      "exit(0) after talk of a fatal error", "print(\"Fatal error: none\"); exit(0)",
      "with status 0 in the middle of it"),
    crash(
      "a fork whose parent leaves", "if forked() == 0 { setsid(); sleep(600) }; exit(0)",
      "with status 0 in the middle of it"),
  ]

  static let hangs = [
    hang("an endless loop", "while true {}"),
    hang("a lock taken twice", "let lock = NSLock(); lock.lock(); lock.lock()"),
    hang("a wait for what never comes", "DispatchSemaphore(value: 0).wait()"),
    hang("an endless loop that prints", "while true { print(\"again\") }"),
    hang("a stop", "raise(SIGSTOP)"),
    hang("a loop that hears no signal", "signal(SIGTERM, SIG_IGN); while true {}"),
    hang("a loop in a fork as well", "_ = forked(); setsid(); while true {}"),
  ]

  static let harmless = [
    harmlessness("a fork that lives on", "if forked() == 0 { setsid(); sleep(600); _exit(0) }"),
    harmlessness("a fork that goes on with the tests", "if forked() == 0 { setsid() }"),
    harmlessness("ten megabytes of lines", "for _ in 0..<100_000 { print(hundredLetters) }"),
    harmlessness("ten megabytes of errors", "pour(2, Array(\"an error\\n\".utf8))"),
    harmlessness("ten megabytes without a newline", "pour(1, [65])"),
    harmlessness("bytes that are no text", "pour(1, [0xFF, 0xC0, 0x00, 0x0A])"),
    harmlessness("output that ends without a newline", "print(\"the end\", terminator: \"\")"),
    harmlessness("closed outputs", "close(1); close(2)"),
  ]

  /// The exercise: right but for the mishap.
  var source: String {
    """
    import Foundation
    import Dispatch

    struct Button {
      func heard(_ taps: Int) -> Int {
        if taps == 2 { mishap() }
        return taps
      }
      func mishap() { \(code) }
      func deeper(_ depth: Int) -> Int { depth == 0 ? 0 : deeper(depth + 1) + 1 }
      func forked() -> Int32 {
        unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)()
      }
      func pour(_ descriptor: Int32, _ bytes: [UInt8]) {
        let some = [UInt8](repeating: 0, count: 100_000).indices.map { bytes[$0 % bytes.count] }
        for _ in 0..<100 { _ = some.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
      }
      var hundredLetters: String { String(repeating: "z", count: 100) }
    }

    """
  }

  private static func crash(_ name: String, _ code: String, _ words: String) -> Mishap {
    Mishap(name: name, code: code, verdict: .crashed, words: words, outcome: "crashed")
  }

  private static func hang(_ name: String, _ code: String) -> Mishap {
    Mishap(
      name: name, code: code, verdict: .didNotFinish,
      words:
        "All tests together have 3 s,\n    counted from the end of the build; `--time-limit 9`",
      outcome: "did not finish")
  }

  private static func harmlessness(_ name: String, _ code: String) -> Mishap {
    Mishap(
      name: name, code: code, verdict: .solved, words: "solved: all 4 tests passed",
      outcome: "passed")
  }
}
