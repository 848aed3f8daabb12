import Controls
import KataTesting
import Remedies
import Testing

@testable import StackedHandlers

@Suite(.kata) struct StackedHandlersTests {
  @Suite struct Hazard {
    @Test func `after scrolling a tap on a star changes the document of its row alone`() {
      let list = openList(["Invoice", "Lease", "Letter", "Memo"], rows: 2)
      list.table.scroll(toRow: 2)
      list.cell(at: 2)?.starButton.tap()
      let starred = list.documents.filter(\.isStarred).map(\.title)
      #expect(
        starred == ["Letter"],
        .diagnosis(
          "The user scrolls and stars one document, and a document that is not seen is starred too.",
          seen: "\(starred.count) starred: \(starred.joined(separator: ", "))",
          expected: "1 starred: Letter", pitfall: "stacked handlers"))
    }

    @Test(arguments: [1, 2, 5])
    func `a row that was filled again is starred by one tap`(times: Int) {
      let list = openList(["Invoice", "Lease"], rows: 2)
      for _ in 1...times { list.refresh() }
      list.cell(at: 0)?.starButton.tap()
      let afterFirst = list.documents[0].isStarred
      list.refresh()
      list.cell(at: 0)?.starButton.tap()
      let afterSecond = list.documents[0].isStarred
      #expect(
        afterFirst && !afterSecond,
        .diagnosis(
          "The list is refreshed, and a tap on a star does nothing, or what the tap before did.",
          seen: "\(text(afterFirst)) after the first tap, \(text(afterSecond)) after the second",
          expected: "on after the first, off after the second", pitfall: "stacked handlers"))
    }

    @Test func `one tap archives one document`() {
      let list = openList(["Invoice", "Lease", "Letter", "Memo"], rows: 2)
      list.cell(at: 0)?.archiveButton.tap()
      #expect(
        list.archived.map(\.title) == ["Invoice"] && list.documents.count == 3,
        .diagnosis(
          "The user archives one document, and the list is empty.",
          seen: "\(list.archived.count) documents archived by 1 tap, \(list.documents.count) left",
          expected: "1 archived, 3 left", pitfall: "a list changed while it is walked"))
      #expect(
        shown(in: list) == ["Lease", "Letter"],
        .diagnosis(
          "The user archives a document, and its row stays.", seen: "\(shown(in: list))",
          expected: "Lease and Letter", pitfall: "rows that are filled too late"))
    }

    @Test func `a handler added during a tap waits, and one that stops itself silences nobody`()
      async
    {
      await #expect(processExitsWith: .success, stopped) {
        let button = Button()
        let taps = HeardTaps()
        button.whenTapped { button in
          taps.note("first")
          if let stopLast = taps.stopLast {
            taps.stopLast = nil
            stopLast()
            button.whenTapped { _ in taps.note("added") }
          }
        }
        let once = button.whenTapped { _ in
          taps.note("once")
          taps.stopOnce?()
        }
        taps.stopOnce = { once.stop() }
        button.whenTapped { _ in taps.note("neighbour") }
        let last = button.whenTapped { _ in taps.note("last") }
        taps.stopLast = { last.stop() }
        for expected in [["first", "once", "neighbour"], ["first", "neighbour", "added"]] {
          button.tap()
          #expect(
            taps.heard == expected,
            .diagnosis(
              "Of those who wait for a tap, some do not hear it, or hear it too early.",
              seen: taps.heard.joined(separator: ", "), expected: expected.joined(separator: ", "),
              pitfall: "a list changed while it is walked"))
          taps.heard = []
        }
      }
    }
  }
}

/// Opens the list of some documents on a screen with room for a few rows.
func openList(_ titles: [String], rows: Int) -> DocumentList {
  DocumentList(documents: titles.map(Document.init(title:)), rows: rows)
}

extension DocumentList {
  func cell(at row: Int) -> DocumentCell? {
    table.cellForRow(at: row) as? DocumentCell
  }
}

/// Who heard a tap, in order.
final class HeardTaps {
  var heard: [String] = []
  var stopOnce: (() -> Void)?
  var stopLast: (() -> Void)?

  func note(_ name: String) {
    heard.append(name)
  }
}

/// Said of a test that ends in a crash: a list that shrinks under whoever walks it.
let stopped: Comment = "The app stops while a tap is told."

private func text(_ isStarred: Bool) -> String {
  isStarred ? "on" : "off"
}
