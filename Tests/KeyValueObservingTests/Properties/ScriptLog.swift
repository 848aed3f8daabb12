import KeyValueObserving
import Synchronization

/// What a script made happen, line by line, up to the first broken contract: there Objective-C would
/// have unwound, so nothing after it is specified.
final class ScriptLog: Sendable {
  private struct State {
    var lines: [String] = []
    var isOver = false
  }

  private let state = Mutex(State())

  var lines: [String] { state.withLock(\.lines) }
  var isOver: Bool { state.withLock(\.isOver) }

  func say(_ line: String) {
    state.withLock { if !$0.isOver { $0.lines.append(line) } }
  }

  /// Writes a fault down; only a removal that matches nothing lets the script go on.
  func fault(_ name: Fault.Name) {
    say("fault \(name)")
    if name != .range { close() }
  }

  func close() {
    state.withLock { $0.isOver = true }
  }
}
