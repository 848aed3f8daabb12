import Foundation
import Synchronization
import Testing

#if canImport(Combine)
import Combine
#endif

// Kata 63 with Foundation's centre alone: a token that is a name, and one that is an observation.

private final class Document: Sendable {}

/// Whether an object that a block captures is still there.
private final class Captured: Sendable {}

extension Notification.Name {
  fileprivate static let documentDidSync = Notification.Name("documentDidSync")
}

/// The same as a type of its own: no name to misspell, and a token of the first kind.
private struct DocumentDidSync: NotificationCenter.MainActorMessage {
  typealias Subject = Document

  static var name: Notification.Name { .documentDidSync }
}

@Suite struct DroppedTokenToday {
  private let center = NotificationCenter()
  private let document = Document()

  private func post() {
    center.post(name: .documentDidSync, object: document)
  }

  @Test func `a centre's block goes on when its token is dropped, and nothing can end it`() {
    let calls = Mutex(0)
    do {
      _ = center.addObserver(forName: .documentDidSync, object: nil, queue: nil) { _ in
        calls.withLock { $0 += 1 }
      }
    }
    center.removeObserver(document)
    post()
    #expect(calls.withLock { $0 } == 1)
  }

  @Test func `a centre keeps what its block has captured until the token is handed back`() {
    weak var left: Captured?
    let token: any NSObjectProtocol
    do {
      let captured = Captured()
      left = captured
      token = center.addObserver(forName: .documentDidSync, object: nil, queue: nil) { _ in
        withExtendedLifetime(captured) {}
      }
    }
    #expect(left != nil)
    center.removeObserver(token)
    center.removeObserver(token)
    #expect(left == nil)
  }

  @MainActor @Test func `a typed message's token ends when it is dropped`() {
    var calls = 0
    var token: NotificationCenter.ObservationToken? = center.addObserver(
      of: document, for: DocumentDidSync.self
    ) { _ in calls += 1 }
    center.post(DocumentDidSync(), subject: document)
    #expect(calls == 1 && token != nil)
    token = nil
    center.post(DocumentDidSync(), subject: document)
    #expect(calls == 1)
  }

  @MainActor @Test func `a typed message's token that is thrown away hears nothing`() {
    var calls = 0
    _ = center.addObserver(of: document, for: DocumentDidSync.self) { _ in calls += 1 }
    center.post(DocumentDidSync(), subject: document)
    #expect(calls == 0)
  }
}

#if canImport(Combine)
/// A sink that nobody stores hears what is there already, and nothing after it.
private final class PublishedDocument {
  @Published var title = "Lease"
}

private final class TitleScreenWithSink {
  private(set) var title = ""
  private var cancellable: AnyCancellable?

  func followForAMoment(_ document: PublishedDocument) {
    _ = document.$title.sink { [weak self] in self?.title = $0 }
  }

  func follow(_ document: PublishedDocument) {
    cancellable = document.$title.sink { [weak self] in self?.title = $0 }
  }
}
#endif
