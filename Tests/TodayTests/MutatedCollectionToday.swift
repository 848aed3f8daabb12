import Observation
import Synchronization
import Testing

/// Kata 55 without Key-Value Observing: an array is a value, and a class around it is none.
@Suite struct MutatedCollectionToday {
  final class TitleList {
    var titles: [String] = []
  }

  @Observable final class Folder {
    var titles: [String] = []
    let list = TitleList()
  }

  private func calls(reading read: () -> Void, during change: () -> Void) -> Int {
    let calls = Mutex(0)
    withObservationTracking(read) {
      calls.withLock { $0 += 1 }
    }
    change()
    return calls.withLock { $0 }
  }

  @Test func `appending to an array sets its property`() {
    let folder = Folder()
    #expect(calls(reading: { _ = folder.titles }, during: { folder.titles.append("Bill") }) == 1)
  }

  @Test func `appending to what a property refers to is silent`() {
    let folder = Folder()
    #expect(
      calls(reading: { _ = folder.list.titles }, during: { folder.list.titles.append("Bill") }) == 0
    )
    #expect(folder.list.titles == ["Bill"])
  }
}
