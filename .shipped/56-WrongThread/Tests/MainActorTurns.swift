import Dispatch
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Gives the main actor to others, turn by turn, until `condition` holds.
///
/// It gives up after so many turns that nothing can still be on its way.
@MainActor func yieldMainActor(until condition: () -> Bool) async {
  var turns = 0
  while turns < 20_000, !condition() {
    turns += 1
    await Task.yield()
  }
}

/// Lets `work` run elsewhere to its end while the main actor is busy and takes no message.
@MainActor func keepMainActorBusy(during work: @escaping @Sendable () async -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    await work()
    isDone.signal()
  }
  isDone.wait()
}

/// Ends this process, as a failure, if it hangs: nothing that is right ever waits for it.
func endIfHanging() {
  alarm(5)
}
