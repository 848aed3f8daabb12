import KeyValueObserving
public import Testing

/// Expects that `body` meets no fault of the model; the faults that it does meet become one issue.
///
/// A fault that `catchingExceptions` swallows inside `body` counts as well: the app goes on, with the
/// observation in a state that nobody knows.
///
/// - Parameters:
///   - symptom: What the user of the app sees when there is one.
///   - expected: What should have happened instead.
///   - pitfall: The pitfall's name.
///   - sourceLocation: Where the expectation stands.
///   - body: What to run, on this thread.
/// - Returns: What `body` returns.
@discardableResult
public func expectNoFaults<Value>(
  _ symptom: String, expected: String, pitfall: String,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Value
) rethrows -> Value {
  let collector = FaultCollector(testName: "expectNoFaults")
  let outer = ObservationEnvironment.current ?? .standard
  let earlier = outer.timeline?.faults.count ?? 0
  let handler = FaultHandler { fault in
    // An object made in `body` keeps this handler, and may outlive `body`.
    if !collector.collectInTime(fault) { outer.faultHandler(fault) }
  }
  defer {
    let faults = collector.close()
    let all = outer.timeline?.faults.dropFirst(earlier) ?? []
    let swallowed = all.first { fault in !faults.contains { $0.fault == fault } }
    if let fault = faults.first?.fault ?? swallowed {
      TestRun.current?.noteStop(at: faults.first?.fault)
      let place = faults.first?.location.map { " at \($0.fileName):\($0.line)" }
      Issue.record(
        .diagnosis(
          symptom, seen: faults.isEmpty ? "a fault, swallowed" : "a fault\(place ?? "")",
          expected: expected, madeAt: fault.registeredAt, apple: fault.description,
          pitfall: pitfall),
        sourceLocation: sourceLocation)
    }
  }
  return try ObservationEnvironment.$current.withValue(
    outer.with(faultHandler: handler), operation: body)
}

/// Expects that `object` is gone when the test is over.
///
/// The check runs after the test's own variables are gone, so that nothing needs to be set to nil.
///
/// - Parameters:
///   - object: What should be released; it is not retained.
///   - symptom: What the user of the app sees when it is not.
///   - pitfall: The pitfall's name.
///   - sourceLocation: Where the expectation stands.
public func expectReleased(
  _ object: AnyObject, _ symptom: String, pitfall: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = ReleaseCheck(
    object, symptom: symptom, pitfall: pitfall, sourceLocation: sourceLocation)
  guard let run = TestRun.current else {
    Issue.record(
      "expectReleased works in a test whose suite has the trait .kata, on the test's own task.",
      sourceLocation: sourceLocation)
    return
  }
  run.add(check)
}

/// An object that must be gone when its test is over.
///
/// Its weak reference is written once, in the initializer.
final class ReleaseCheck: @unchecked Sendable {
  private weak var object: AnyObject?
  private let className: String
  private let symptom: String
  private let pitfall: String
  private let sourceLocation: SourceLocation

  init(_ object: AnyObject, symptom: String, pitfall: String, sourceLocation: SourceLocation) {
    self.object = object
    className = "\(type(of: object))"
    self.symptom = symptom
    self.pitfall = pitfall
    self.sourceLocation = sourceLocation
  }

  func settle() {
    guard object != nil else { return }
    Issue.record(
      .diagnosis(
        symptom, seen: "the \(className) is still alive after the test", expected: "it is released",
        pitfall: pitfall), sourceLocation: sourceLocation)
  }
}
