import Controls
import KataTesting
import Remedies
import Testing

@testable import StackedHandlers

extension StackedHandlersTests {
  @Suite struct Behaviour {
    @Test func `each row shows the document that it is given`() {
      let list = openList(["Invoice", "Lease", "Letter"], rows: 2)
      list.documents[2].isStarred = true
      #expect(shown(in: list) == ["Invoice", "Lease"])
      list.table.scroll(toRow: 1)
      #expect(shown(in: list) == ["Lease", "Letter *"])
      list.table.scroll(toRow: 0)
      list.refresh()
      #expect(shown(in: list) == ["Invoice", "Lease"])
    }

    @Test func `a tap on a star turns it on, the next one off`() {
      let list = openList(["Invoice", "Lease"], rows: 2)
      for isStarred in [true, false, true] {
        list.cell(at: 1)?.starButton.tap()
        #expect(
          list.documents.map(\.isStarred) == [false, isStarred],
          .diagnosis(
            "A tap on a star does nothing.", seen: "\(list.documents.count(where: \.isStarred)) on",
            expected: "\(isStarred ? 1 : 0)", pitfall: "a handler that is not there"))
        #expect(list.cell(at: 1)?.starButton.isSelected == isStarred)
      }
    }

    @Test func `of two documents with the same title a tap stars the one in its row`() {
      let list = openList(["Letter", "Letter"], rows: 2)
      list.cell(at: 1)?.starButton.tap()
      #expect(
        list.documents.map(\.isStarred) == [false, true],
        .diagnosis(
          "The user stars a document, and another one of the same title is starred.",
          seen: "\(list.documents.map(\.isStarred))", expected: "[false, true]",
          pitfall: "a document that is looked up by what its row says"))
    }

    @Test func `the same cells are used again`() {
      let list = openList(["Invoice", "Lease", "Letter", "Memo"], rows: 2)
      let cells = Set(list.table.visibleCells.map(ObjectIdentifier.init))
      list.table.scroll(toRow: 2)
      list.refresh()
      #expect(
        Set(list.table.visibleCells.map(ObjectIdentifier.init)) == cells,
        .diagnosis(
          "A long list stutters, since each row is made anew.", seen: "other cells than before",
          expected: "the same 2", pitfall: "cells made anew instead of handlers stopped"))
    }

    @Test func `whoever else listens to a row's button goes on to hear its taps`() {
      final class Feedback {
        private(set) var clicks = 0

        func click() { clicks += 1 }
      }
      let list = openList(["Invoice", "Lease", "Letter", "Memo"], rows: 2)
      let feedback = Feedback()
      let taps = HeardTaps()
      for cell in list.table.visibleCells.compactMap({ $0 as? DocumentCell }) {
        cell.starButton.addTarget(feedback, action: Feedback.click, for: .touchUpInside)
        cell.starButton.whenTapped { _ in taps.note("counted") }
      }
      list.table.scroll(toRow: 2)
      list.refresh()
      list.cell(at: 2)?.starButton.tap()
      #expect(
        feedback.clicks == 1 && taps.heard == ["counted"],
        .diagnosis(
          "The buttons click and taps are counted until the user scrolls.",
          seen: "\(feedback.clicks) clicks, \(taps.heard.count) counted", expected: "1 and 1",
          pitfall: "handlers removed that belong to somebody else"))
    }

    @Test func `handlers are called in the order in which they came, until they are stopped`() {
      let button = Button()
      let taps = HeardTaps()
      let names = ["first", "second", "third"]
      let stops = names.map { name in
        let tap = button.whenTapped { _ in taps.note(name) }
        return { tap.stop() }
      }
      button.tap()
      #expect(
        taps.heard == names,
        .diagnosis(
          "A tap is told in another order than the app asked for.",
          seen: taps.heard.joined(separator: ", "), expected: names.joined(separator: ", "),
          pitfall: "an order that nobody asked for"))
      taps.heard = []
      stops[1]()
      stops[1]()
      button.tap()
      #expect(
        taps.heard == ["first", "third"],
        .diagnosis(
          "A handler that was stopped twice takes another one with it, or goes on.",
          seen: taps.heard.joined(separator: ", "), expected: "first, third",
          pitfall: "a handler that cannot be stopped"))
    }

    @Test func `a handler that another one stops during a tap is not called`() async {
      await #expect(processExitsWith: .success, stopped) {
        let button = Button()
        let taps = HeardTaps()
        button.whenTapped { _ in taps.stopOnce?() }
        button.whenTapped { _ in taps.note("second") }
        let last = button.whenTapped { _ in taps.note("stopped") }
        taps.stopOnce = { last.stop() }
        button.tap()
        #expect(
          taps.heard == ["second"],
          .diagnosis(
            "A handler has been stopped, and is called once more.",
            seen: taps.heard.joined(separator: ", "), expected: "second",
            pitfall: "a stopped handler that is called"))
      }
    }

    @Test func `the list and its cells are released when it is closed`() {
      let list = openList(["Invoice", "Lease", "Letter"], rows: 2)
      list.table.scroll(toRow: 1)
      let objects = [list, list.table] + list.table.visibleCells + list.documents as [AnyObject]
      for object in objects {
        expectReleased(
          object, "Each list that was ever open stays in memory.",
          pitfall: "a handler that keeps its owner")
      }
    }
  }
}

/// What the rows say, with a mark where the star is on.
func shown(in list: DocumentList) -> [String] {
  list.table.visibleCells.compactMap { $0 as? DocumentCell }.map { cell in
    (cell.titleLabel.text ?? "nothing") + (cell.starButton.isSelected ? " *" : "")
  }
}
