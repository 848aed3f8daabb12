import Foundation
import Remedies
import Testing

/// Two real threads, of which the first lingers in its rule until the second has had time to enter.
@Suite struct TwoThreadsTests {
  let made = Tally()
  let arrived = Tally()

  func linger() -> RequestQueue {
    made.add()
    while arrived.count < 2 {}
    // The second thread is on its way in: a build that is not kept apart has begun by the end of this.
    for _ in 0..<200_000 where made.count < 2 {}
    return RequestQueue()
  }

  func onTwoThreads(_ work: @escaping @Sendable () -> RequestQueue) async -> Set<ObjectIdentifier> {
    let (queues, sink) = AsyncStream.makeStream(of: RequestQueue.self)
    for _ in 1...2 {
      Thread.detachNewThread { [arrived] in
        arrived.add()
        sink.yield(work())
      }
    }
    var heard: [RequestQueue] = []
    for await queue in queues.prefix(2) { heard.append(queue) }
    return Set(heard.map(ObjectIdentifier.init))
  }

  @Test func `a property is made once`() async throws {
    let scope = InjectionScope()
    try scope.register(RequestQueue.self) { _ in linger() }
    nonisolated(unsafe) let screen = scope.run { Screen() }
    let queues = await onTwoThreads { screen.queue }
    #expect(queues.count == 1)
    #expect(made.count == 1)
  }

  @Test func `a shared value is made once, from whatever scope`() async throws {
    let scope = InjectionScope()
    try scope.share(RequestQueue.self) { _ in linger() }
    let queues = await onTwoThreads {
      do {
        return try InjectionScope(in: scope).resolve(RequestQueue.self)
      } catch {
        Issue.record(error)
        return RequestQueue()
      }
    }
    #expect(queues.count == 1)
    #expect(made.count == 1)
  }
}
