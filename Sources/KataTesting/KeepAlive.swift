import Synchronization
import Testing

/// Keeps objects until the process ends, so that their death is no part of the test.
///
/// A test of behaviour must pass on broken code too, whose objects meet their faults when they die.
/// Registrations that are left at the end of the test are not judged either.
///
/// - Parameter objects: What is to outlive the test.
public func keepAlive(_ objects: AnyObject...) {
  kept.withLock { $0 += objects.map(Kept.init) }
  TestRun.current?.noteKept()
}

/// An object that nobody uses again.
private struct Kept: @unchecked Sendable {
  let object: AnyObject
}

private let kept = Mutex<[Kept]>([])
