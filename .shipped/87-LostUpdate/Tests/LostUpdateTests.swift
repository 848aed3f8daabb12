import Foundation
import KataTesting
import Testing

@testable import LostUpdate

@Suite(.kata) struct LostUpdateTests {
  @Suite struct Hazard {
    @Test func `what is set in one window survives what is set in the other`() throws {
      let windows = try Windows()
      try windows.left.update { $0.textSize = 24 }
      try windows.right.update { $0.sortsByDate = true }
      let settings = try windows.afterRestart()
      #expect(
        settings.textSize == 24 && settings.sortsByDate,
        .diagnosis(
          "The user enlarges the text in one window, sorts in the other, and the text is small.",
          seen: settings.text, expected: "text 24.0, by date true, opened 0",
          pitfall: "lost update"))
    }

    @Test func `a document that is opened in either window is counted`() throws {
      let windows = try Windows()
      for _ in 1...3 {
        try windows.left.update { $0.openedCount += 1 }
        try windows.right.update { $0.openedCount += 1 }
      }
      let count = try windows.afterRestart().openedCount
      #expect(
        count == 6,
        .diagnosis(
          "Documents are opened in two windows, and the app counts too few.",
          seen: "\(count)", expected: "6", pitfall: "lost update"))
    }

    @Test func `what is set in one window is what the other shows`() throws {
      let windows = try Windows()
      try windows.left.update { $0.textSize = 24 }
      let size = try windows.right.settings().textSize
      #expect(
        size == 24,
        .diagnosis(
          "The user enlarges the text in one window; the other goes on with the small one.",
          seen: "\(size)", expected: "24.0", pitfall: "read once, stale ever after"))
    }

    @Test func `a preview that tries out another size changes no setting`() throws {
      let windows = try Windows()
      try windows.left.update { $0.textSize = 24 }
      change(try windows.left.settings()) { $0.textSize = 40 }
      let size = try windows.left.settings().textSize
      #expect(
        size == 24,
        .diagnosis(
          "The user tries out a size and goes back; the text has that size until the next start.",
          seen: "\(size)", expected: "24.0", pitfall: "handing out the live object"))
      try windows.left.update { $0.sortsByDate = true }
      let saved = try windows.afterRestart().textSize
      #expect(saved == 24, "A size that was only tried out is saved: \(saved) instead of 24.0.")
    }

    @Test func `a thousand documents that are opened at once are a thousand`() throws {
      let windows = try Windows()
      let failures = Windows.updateAtOnce(1000, in: [windows.left, windows.right]) {
        $0.openedCount += 1
      }
      #expect(failures == 0)
      let count = try windows.afterRestart().openedCount
      #expect(
        count == 1000,
        .diagnosis(
          "Many documents are opened at once, and the app counts too few.",
          seen: "\(count)", expected: "1000", pitfall: "lost update"))
    }
  }

  @Suite struct Behaviour {
    @Test func `an app that has never saved has the settings of a first launch`() throws {
      let windows = try Windows()
      #expect(try windows.left.settings().text == "text 17.0, by date false, opened 0")
      #expect(windows.store.read() == nil, "Looking at the settings stores them.")
    }

    @Test func `changes in one window add up and survive a restart`() throws {
      let windows = try Windows()
      try windows.left.update { $0.textSize = 24 }
      try windows.left.update { $0.sortsByDate = true }
      for _ in 1...3 { try windows.left.update { $0.openedCount += 2 } }
      #expect(try windows.left.settings().text == "text 24.0, by date true, opened 6")
      #expect(try windows.afterRestart().text == "text 24.0, by date true, opened 6")
    }

    @Test func `a change can be undone`() throws {
      let windows = try Windows()
      try windows.left.update {
        $0.textSize = 24
        $0.sortsByDate = true
      }
      try windows.left.update {
        $0.textSize = 17
        $0.sortsByDate = false
      }
      #expect(try windows.afterRestart().text == "text 17.0, by date false, opened 0")
    }

    @Test func `an update changes what was there`() throws {
      let windows = try Windows()
      try windows.right.update { $0.openedCount = 5 }
      var seen: [Int] = []
      try windows.right.update {
        seen.append($0.openedCount)
        $0.openedCount *= 3
      }
      #expect(seen == [5])
      #expect(try windows.afterRestart().openedCount == 15)
    }

    @Test func `changes of one window on many threads are all kept`() throws {
      let windows = try Windows()
      let failures = Windows.updateAtOnce(200, in: [windows.left]) { $0.openedCount += 1 }
      #expect(failures == 0)
      #expect(try windows.afterRestart().openedCount == 200)
    }

    @Test func `an archive that is damaged is refused, and stays as it is`() {
      let damaged = ArchiveStore(Data("no archive".utf8))
      #expect(throws: (any Error).self) {
        let windows = try Windows(on: damaged)
        try windows.left.update { $0.textSize = 24 }
      }
      #expect(damaged.read() == Data("no archive".utf8))
    }
  }
}
