import Foundation

/// Decides what becomes of a ``Fault``.
public struct FaultHandler: Sendable {
  private let body: @Sendable (Fault) -> Void

  /// Creates a handler that calls `body` on the thread on which the fault occurs.
  public init(_ body: @escaping @Sendable (Fault) -> Void) {
    self.body = body
  }

  /// Hands the fault over.
  public func callAsFunction(_ fault: Fault) {
    body(fault)
  }

  /// Prints the fault to the standard error and stops the process, as the real exception would.
  public static let stopping = FaultHandler { fault in
    let text =
      "*** Terminating app due to uncaught exception '\(fault.name)', reason: '\(fault.reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    fatalError(fault.description)
  }
}

/// Runs `body` and returns the faults that occurred in it instead of letting them reach the handler.
///
/// This stands for the small Objective-C shim with `@try` and `@catch` that some apps put around a
/// removal. Execution goes on after a fault, where Objective-C would have left the block; each fault
/// stays in the timeline, so that a test can count what was swallowed.
///
/// - Parameter body: What to run, on this thread.
/// - Returns: The faults, in the order in which they occurred; empty if there were none.
@discardableResult
public func catchingExceptions(_ body: () -> Void) -> [Fault] {
  let caught = Collected<Fault>()
  let environment = (ObservationEnvironment.current ?? .standard)
    .with(faultHandler: FaultHandler { caught.append($0) })
  ObservationEnvironment.$current.withValue(environment, operation: body)
  return caught.all
}
