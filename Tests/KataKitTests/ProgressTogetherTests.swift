import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Two runners at once, and one that holds the lock for ever.
@Suite struct ProgressTogetherTests {
  let state: StateFolder
  var store: ProgressStore { state.store }

  init() throws {
    state = try StateFolder()
    try store.remember(state.solved("DanglingObserver"))
  }

  @Test func `two runners at once lose nothing`() async throws {
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask { [store, deed = state.solved("Kata\(number)")] in
          _ = try? store.remember(deed)
        }
      }
    }
    #expect(try store.load().progress.katas.count == 21)
  }

  @Test func `of two that find the damage at once, one rebuilds`() async throws {
    try state.write("{", to: "progress.json")
    let notices = await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { [store] in try? store.load() } }
      return await group.reduce(into: [String?]()) { $0.append($1?.notice) }
    }
    #expect(notices.count { $0 != nil } == 1)
    #expect(state.names == ["journal.jsonl", "progress-damaged-1.json", "progress.json"])
    #expect(try store.load().progress.isSolved(Fixtures.dangling))
  }

  @Test func `a lock that nobody lets go of is told of`() throws {
    let descriptor = open(state.url.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let complaint = #expect(throws: Complaint.self) {
      try StateLock.holding(state.url, patience: .milliseconds(20)) {}
    }
    #expect(complaint?.text.contains("another kata holds") == true)
  }
}
