import KeyValueObserving
public import Testing

/// Expects that `body` meets no fault of the model; the faults that it does meet become one issue.
///
/// - Parameters:
///   - symptom: What the user of the app sees when there is one.
///   - expected: What should have happened instead.
///   - pitfall: The pitfall's name.
///   - sourceLocation: Where the expectation stands.
///   - body: What to run, on this thread.
/// - Returns: What `body` returns.
public func expectNoFaults<Result>(
  _ symptom: String, expected: String, pitfall: String,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let collector = FaultCollector(testName: "expectNoFaults")
  var environment = ObservationEnvironment.current ?? .standard
  environment.faultHandler = FaultHandler { collector.collect($0) }
  let result = try ObservationEnvironment.$current.withValue(environment, operation: body)
  let faults = collector.close()
  if let first = faults.first {
    TestRun.current?.noteStop()
    let place = first.location.map { "\($0.fileID.split(separator: "/").last ?? ""):\($0.line)" }
    let count = faults.count == 1 ? "a fault" : "\(faults.count) faults"
    Issue.record(
      .diagnosis(
        symptom, seen: place.map { "\(count) at \($0)" } ?? count, expected: expected,
        madeAt: first.fault.registeredAt, apple: first.fault.description, pitfall: pitfall),
      sourceLocation: sourceLocation)
  }
  return result
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
