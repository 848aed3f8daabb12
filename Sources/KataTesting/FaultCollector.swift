import Foundation
import KeyValueObserving
import Synchronization
import Testing

/// Collects the faults of one test, from whatever thread they come.
///
/// A collector is closed with its test and never used again: what comes later is told on the
/// standard error and fails the run, since there is no test left that it could fail.
final class FaultCollector: Sendable {
  struct Collected: Sendable {
    let fault: Fault
    /// The line that caused it, where that is known.
    let location: SourceLocation?
  }

  private struct State {
    var faults: [Collected] = []
    var isClosed = false
  }

  private let testName: String
  private let state = Mutex(State())

  init(testName: String) {
    self.testName = testName
  }

  func collect(_ fault: Fault) {
    let location = IssuePlace.current ?? fault.registeredAt.flatMap(IssuePlace.location)
    let isLate = state.withLock { state in
      if !state.isClosed { state.faults.append(Collected(fault: fault, location: location)) }
      return state.isClosed
    }
    if isLate { reportLate(fault, at: location) }
  }

  /// Ends the collecting and returns what there is.
  func close() -> [Collected] {
    state.withLock { state in
      state.isClosed = true
      return state.faults
    }
  }

  private func reportLate(_ fault: Fault, at location: SourceLocation?) {
    let text = """
      After the end of the test "\(testName)" an object of its own went on and met a fault.
      \(FaultText.text(fault))
      """
    FileHandle.standardError.write(Data((text + "\n").utf8))
    // Outside of every test an issue fails the run.
    Issue.record(Comment(rawValue: text), sourceLocation: location ?? #_sourceLocation)
  }
}
