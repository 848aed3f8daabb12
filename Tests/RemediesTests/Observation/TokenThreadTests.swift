import Dispatch
import KataTesting
import KeyValueObserving
import Remedies
import Synchronization
import Testing

/// Stopping on one thread while another makes changes.
@Suite(.kata) struct TokenThreadTests {
  /// A document that one thread changes while another stops a token, and what that token has captured.
  private final class Scene: @unchecked Sendable {
    let document = Document()
    var token: ObservationToken?
    weak var captured: Captured?
  }

  @Test func `stopping does not wait for a call that is under way, and that call loses nothing`() {
    let scene = Scene()
    let entered = DispatchSemaphore(value: 0)
    let goOn = DispatchSemaphore(value: 0)
    let calls = Atomic<Int>(0)
    let stillThere = Atomic<Bool>(false)
    do {
      let captured = Captured()
      scene.captured = captured
      scene.token = scene.document.observe(\.title) { _, _ in
        calls.add(1, ordering: .relaxed)
        entered.signal()
        goOn.wait()
        withExtendedLifetime(captured) {
          stillThere.store(scene.captured === captured, ordering: .relaxed)
        }
      }
    }
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { scene.document.title = "One" }
    entered.wait()
    scene.token?.stop()
    #expect(scene.token?.isActive == false)
    #expect(scene.captured != nil)
    goOn.signal()
    group.wait()
    scene.document.title = "Two"
    #expect(calls.load(ordering: .relaxed) == 1)
    let keptAll = stillThere.load(ordering: .relaxed)
    #expect(keptAll)
    #expect(scene.captured == nil)
  }

  @Test func `many threads may stop one token, and each its own`() {
    for _ in 0..<20 {
      let scene = Scene()
      let shared = scene.document.observe(\.title) { _, _ in }
      let own = (0..<8).map { _ in scene.document.observe(\.isFavorite) { _, _ in } }
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        shared.stop()
        own[thread].stop()
        shared.stop()
      }
      #expect(!shared.isActive)
      #expect(scene.document.observationInfo == nil)
    }
  }

  @Test func `the last reference may go on another thread while changes are made`() {
    for _ in 0..<20 {
      let scene = Scene()
      scene.token = scene.document.observe(\.title) { _, _ in }
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        for number in 0..<200 { scene.document.title = "\(number)" }
      }
      DispatchQueue.global().async(group: group) { scene.token = nil }
      group.wait()
      #expect(scene.document.observationInfo == nil)
    }
  }
}
