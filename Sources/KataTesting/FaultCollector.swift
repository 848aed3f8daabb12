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

  /// Keeps a fault; one that comes after the test is told as what it is.
  func collect(_ fault: Fault) {
    if !collectInTime(fault) { reportLate(fault, at: place(of: fault)) }
  }

  /// Keeps a fault with its place.
  ///
  /// - Returns: False if the collector is closed.
  func collectInTime(_ fault: Fault) -> Bool {
    // Only the first fault is told with its place, and finding one takes long on a slow machine.
    let isFirst = state.withLock { !$0.isClosed && $0.faults.isEmpty }
    let location = isFirst ? place(of: fault) : nil
    return state.withLock { state in
      if !state.isClosed { state.faults.append(Collected(fault: fault, location: location)) }
      return !state.isClosed
    }
  }

  private func place(of fault: Fault) -> SourceLocation? {
    IssuePlace.current ?? fault.registeredAt.flatMap(IssuePlace.location)
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
