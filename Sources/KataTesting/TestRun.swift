import Foundation
import KeyValueObserving
import Synchronization
import Testing

/// One run of one test: what it has collected, and how that is settled at its end.
final class TestRun: Sendable {
  /// The run that the current task belongs to.
  @TaskLocal static var current: TestRun?

  let timeline = Timeline()
  let ledger = RegistrationLedger()
  let collector: FaultCollector

  private let place: SourceLocation
  private let released = Mutex<[ReleaseCheck]>([])
  private let hasIssues = Atomic<Bool>(false)
  private let wasStopped = Atomic<Bool>(false)
  private let lastFault = Mutex<Fault?>(nil)
  private let keepsObjects = Atomic<Bool>(false)

  private let judgesKeptObjects: Bool

  init(_ test: Test, judgesKeptObjects: Bool) {
    self.judgesKeptObjects = judgesKeptObjects
    place = test.sourceLocation
    collector = FaultCollector(testName: test.displayName ?? test.name)
  }

  func noteIssue() {
    hasIssues.store(true, ordering: .relaxed)
  }

  /// Says that a fault has been reported: a real program would have stopped there, so that nothing
  /// which comes after it counts.
  ///
  /// - Parameter fault: The fault at which it would have stopped; nil for one that was swallowed.
  func noteStop(at fault: Fault?) {
    lastFault.withLock { $0 = $0 ?? fault }
    wasStopped.store(true, ordering: .relaxed)
  }

  /// Says that objects outlive the test on purpose, with whatever is registered.
  func noteKept() {
    keepsObjects.store(true, ordering: .relaxed)
  }

  func add(_ check: ReleaseCheck) {
    released.withLock { $0.append(check) }
  }

  /// Turns what is left into issues of the test; runs on the test's own task, when its objects are
  /// gone.
  func settle() {
    for check in released.withLock({ $0 }) { check.settle() }
    let faults = collector.close()
    if !wasStopped.load(ordering: .relaxed) { settle(faults) }
    attachTimeline()
  }

  private func attachTimeline() {
    guard !timeline.events.isEmpty, hasIssues.load(ordering: .relaxed) || Self.drawsAll else {
      return
    }
    let fault = lastFault.withLock { $0 }
    Attachment.record(
      timeline.text(through: fault) + "\n", named: "timeline.txt", sourceLocation: place)
    if Self.drawsAll {
      Attachment.record(
        timeline.mermaid(through: fault) + "\n", named: "timeline.mmd", sourceLocation: place)
    }
  }

  /// `KATA_TIMELINES=1` keeps the timelines of all tests, as text and as a diagram, for documents.
  static let drawsAll = ProcessInfo.processInfo.environment["KATA_TIMELINES"] != nil

  private func settle(_ faults: [FaultCollector.Collected]) {
    if let first = faults.first {
      noteStop(at: first.fault)
      Issue.record(
        Comment(rawValue: FaultText.text(first.fault, further: faults.count - 1)),
        sourceLocation: first.location ?? place)
      return
    }
    if keepsObjects.load(ordering: .relaxed), !judgesKeptObjects { return }
    for entry in ledger.entries {
      Issue.record(
        Comment(rawValue: LeftOver.text(entry)),
        sourceLocation: IssuePlace.location(of: entry.site) ?? place)
    }
  }
}

/// How a registration that outlives its test is told.
private enum LeftOver {
  static func text(_ entry: RegistrationLedger.Entry) -> String {
    let observer = entry.observer.label ?? entry.observer.className
    let subject = entry.subject.label ?? entry.subject.className
    return """
      The test is over, and \(observer) still watches "\(entry.keyPath)" of \(subject).
      Registered at \(entry.site), never removed.
      """
  }
}

/// How a fault is told where no expectation says more about it.
enum FaultText {
  static func text(_ fault: Fault, further: Int = 0) -> String {
    let made = fault.registeredAt.map { "\nRegistered at \($0)." } ?? ""
    let rest = further == 0 ? "" : "\nAfter that nothing counts; the timeline has \(further) more."
    return "The app stops here.\(made)\n\(fault)\(rest)"
  }
}
