import KeyValueObserving
import Synchronization

/// What a scenario prints, line by line, as the Objective-C program `scenarios.m` prints it.
///
/// Objective-C leaves a block at its first exception; Swift cannot. So a block that a fault has
/// ended goes on running here, but nothing it says or raises from then on is written down, and the
/// observers of a scenario ask ``isRunning`` before they do anything.
final class Trace: Sendable {
  private struct State {
    var lines: [String] = []
    /// The blocks that are open, outermost first, each with whether a fault has ended it.
    var blocks: [Block] = []
    /// The process would have crashed, or the scenario is over.
    var isOver = false

    var isRunning: Bool { !isOver && !blocks.contains(where: \.hasFaulted) }
  }

  private struct Block {
    let title: String
    var hasFaulted = false
  }

  private let state = Mutex(State())

  /// The lines so far.
  var lines: [String] { state.withLock(\.lines) }

  /// Whether Objective-C would have come here.
  var isRunning: Bool { state.withLock(\.isRunning) }

  /// Writes a line down, unless Objective-C would not have come here.
  func say(_ line: String) {
    state.withLock { state in
      if state.isRunning { state.lines.append(Self.normalized(line)) }
    }
  }

  /// Runs a block as `@try` does and says how it ended: `title ok` or `title raised …`.
  ///
  /// - Parameters:
  ///   - title: What the block does.
  ///   - saysOK: Whether a block that raises nothing is worth a line.
  ///   - body: The block.
  func attempt(_ title: String, saysOK: Bool = true, _ body: () -> Void) {
    state.withLock { $0.blocks.append(Block(title: title)) }
    body()
    if saysOK { say("\(title) ok") }
    _ = state.withLock { $0.blocks.popLast() }
  }

  /// Ends the innermost block, or the process where there is none.
  func raise(_ fault: Fault) {
    state.withLock { state in
      guard state.isRunning else { return }
      guard fault.name != .zombie else {
        state.lines.append(Self.undefined)
        state.isOver = true
        return
      }
      let title = state.blocks.last?.title ?? "[outside of any block]"
      state.lines.append(Self.normalized("\(title) raised \(fault.name): \(fault.reason)"))
      if state.blocks.isEmpty {
        state.isOver = true
      } else {
        state.blocks[state.blocks.endIndex - 1].hasFaulted = true
      }
    }
  }

  /// Ends the trace: what dies afterwards says nothing.
  func close() {
    state.withLock { $0.isOver = true }
  }
}

extension Trace {
  /// What stands in `expected.txt` where a real program messages freed memory; after it, anything
  /// may happen, so nothing is compared.
  static let undefined = "(undefined: message to freed memory)"

  /// The line with its addresses replaced and its line breaks made visible; a null pointer stays.
  static func normalized(_ line: String) -> String {
    line.replacing("\n", with: "\\n").replacing(/0x(?!0\b)[0-9a-f]+/, with: "0xADDR")
  }
}
