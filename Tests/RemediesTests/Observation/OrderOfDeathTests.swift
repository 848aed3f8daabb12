import Dispatch
import KataTesting
import KeyValueObserving
import Remedies
import Synchronization
import Testing

/// Subject, owner and token may die in any order.
@Suite(.kata) struct OrderOfDeathTests {
  enum Part: CaseIterable { case subject, owner, token }

  static let orders: [[Part]] = [
    [.subject, .owner, .token], [.subject, .token, .owner], [.owner, .subject, .token],
    [.owner, .token, .subject], [.token, .subject, .owner], [.token, .owner, .subject],
  ]

  @Test(arguments: orders)
  func `any order of death is silent, and ends with subject or token`(order: [Part]) {
    var subject: Document? = Document()
    var owner: Captured? = Captured()
    weak let released = owner
    weak var captured: Captured?
    var calls = 0
    var token = subject.map { subject in
      let kept = Captured()
      captured = kept
      return subject.observe(\.title) { [weak owner] _, _ in
        withExtendedLifetime((owner, kept)) { calls += 1 }
      }
    }
    for part in order {
      switch part {
      case .subject: subject = nil
      case .owner: owner = nil
      case .token: token = nil
      }
      let isObserving = subject != nil && token != nil
      let before = calls
      subject?.title += "."
      #expect(calls == before + (isObserving ? 1 : 0))
      #expect((captured != nil) == isObserving)
      #expect((token?.isActive ?? false) == isObserving)
    }
    #expect(subject == nil && owner == nil && token == nil && released == nil)
  }

  @Test func `a token may be a member of its own subject`() {
    final class SelfWatcher: KVOObject {
      @Dynamic var title = "Draft"
      var token: ObservationToken?
      private(set) var calls = 0

      override init() {
        super.init()
        token = observe(\.title) { watcher, _ in watcher.calls += 1 }
      }
    }
    let watcher = SelfWatcher()
    expectReleased(watcher, "Closed screens stay in memory.", pitfall: "retain cycle")
    watcher.title = "Final"
    #expect(watcher.calls == 1)
  }

  @Test func `a token may stop on one thread while another makes changes`() {
    for _ in 0..<50 {
      let document = SharedDocument()
      let calls = Atomic<Int>(0)
      let token = document.value.observe(\.title) { _, _ in calls.add(1, ordering: .relaxed) }
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        for number in 0..<200 { document.value.title = "\(number)" }
      }
      DispatchQueue.global().async(group: group) { token.stop() }
      group.wait()
      let heard = calls.load(ordering: .relaxed)
      document.value.title = "After"
      #expect(heard <= 200 && calls.load(ordering: .relaxed) == heard)
    }
  }
}

/// A document that one thread changes while another stops a token.
private final class SharedDocument: @unchecked Sendable {
  let value = Document()
}
