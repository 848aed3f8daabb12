import Foundation
import Synchronization
import Testing

/// Chapter 4 without Key-Value Observing.
@Suite struct ContextMisuseTodayTests {
  typealias Today = ContextMisuseToday

  @Test @MainActor func `one handle for two jobs ends whichever was started last`() {
    let screen = Today.SharedScreen()
    screen.startSaving()
    let saving = screen.job
    screen.startSyncing()
    let syncing = screen.job
    screen.stopSaving()
    #expect(saving?.isCancelled == false)
    #expect(syncing?.isCancelled == true)
  }

  @Test @MainActor func `a handle for each job ends that job`() {
    let screen = Today.SyncingScreen()
    screen.startSaving()
    screen.startSyncing()
    screen.stopSaving()
    #expect(screen.saving?.isCancelled == true)
    #expect(screen.syncing?.isCancelled == false)
    screen.stopSyncing()
    #expect(screen.syncing?.isCancelled == true)
  }

  @Test func `a button that was given no tag does what the button of tag 0 does`() {
    let share = Today.Sender(action: { "shares the document" })
    #expect(Today.tapped(share) == "removes the document")
    #expect(share.action() == "shares the document")
  }

  @Test func `a value under a misspelled key is the default and no error`() {
    let center = NotificationCenter()
    let pages = Mutex<[Int]>([])
    let token = center.addObserver(
      forName: Today.documentChanged, object: nil, queue: nil
    ) { notification in
      let count = notification.userInfo?["pages"] as? Int ?? 0
      pages.withLock { $0.append(count) }
    }
    center.post(name: Today.documentChanged, object: nil, userInfo: ["pageCount": 2])
    center.removeObserver(token)
    #expect(pages.withLock { $0 } == [0])
  }

  @Test func `a message with a type has one place that names its parts`() {
    let center = NotificationCenter()
    let pages = Mutex<[Int]>([])
    let token = center.addObserver(
      forName: Today.documentChanged, object: nil, queue: nil
    ) { notification in
      guard let change = Today.DocumentChange(notification) else { return }
      pages.withLock { $0.append(change.pageCount) }
    }
    Today.DocumentChange(pageCount: 2).post(to: center)
    center.removeObserver(token)
    #expect(pages.withLock { $0 } == [2])
  }

  @Test func `an entry under an object's identifier outlives the object`() {
    var titles: [ObjectIdentifier: String] = [:]
    var row: Today.Row? = Today.Row()
    weak let kept = row
    if let row { titles[ObjectIdentifier(row)] = "Lease" }
    row = nil
    #expect(kept == nil)
    // Whoever is made at this address next has a title.
    #expect(titles.values.sorted() == ["Lease"])
  }

  @Test func `a closure keeps what it captures for as long as it is kept`() {
    var row: Today.Row? = Today.Row()
    weak let kept = row
    var handler: ((String) -> Void)? = row.map { row in { row.title = $0 } }
    row = nil
    handler?("Lease")
    #expect(kept?.title == "Lease")
    handler = nil
    #expect(handler == nil)
    #expect(kept == nil)
  }
}
