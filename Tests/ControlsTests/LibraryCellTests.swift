import Controls
import KataTesting
import KeyValueObserving
import Testing

@Suite(.kata) struct LibraryCellTests {
  /// A row that hands on all that it is told, as often as the library asks for.
  final class PassingCell: LibraryCell {
    private(set) var calls = 0

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      calls += 1
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  /// A row that hands on nothing.
  final class StarvingCell: LibraryCell {
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  @Test(arguments: LibraryCell.Release.allCases)
  func `every release follows its state, with one layout for each change`(
    release: LibraryCell.Release
  ) {
    let cell = LibraryCell(release: release)
    #expect(cell.indentation == 0 && !cell.isDark && cell.layouts == 0)
    cell.state.isEditing = true
    #expect(cell.indentation == 1)
    cell.state.isHighlighted = true
    #expect(cell.isDark)
    cell.state.isEditing = false
    #expect(cell.indentation == 0)
    #expect(cell.layouts == 3)
    #expect(cell.reuseIdentifier == "LibraryCell")
  }

  @Test func `release 3 tells its subclasses nothing, and release 4 depends on them`() {
    for (release, calls) in [(LibraryCell.Release.three, 0), (.four, 1)] {
      let cell = PassingCell(release: release)
      cell.state.isEditing = true
      #expect(cell.calls == calls)
      #expect(cell.indentation == 1)
      let starving = StarvingCell(release: release)
      starving.state.isEditing = true
      #expect(starving.indentation == 1 - calls)
    }
  }

  @Test func `release 3 lets a call of super through to the root, which raises`() throws {
    let cell = LibraryCell(release: .three)
    let faults = catchingExceptions {
      cell.observeValue(forKeyPath: "title", of: cell, change: [:], context: nil)
    }
    #expect(faults.map(\.name) == [.internalInconsistency])
    let reason = try #require(faults.first).reason
    #expect(reason.contains("received but not handled.\nKey path: title"))
    #expect(cell.layouts == 0)
  }

  @Test func `release 4 takes each call for one of its own`() {
    let cell = LibraryCell(release: .four)
    cell.observeValue(forKeyPath: "title", of: cell, change: [:], context: nil)
    #expect(cell.layouts == 1)
  }

  @Test(arguments: LibraryCell.Release.allCases)
  func `a row that is gone leaves nobody listening`(release: LibraryCell.Release) {
    var cell: LibraryCell? = LibraryCell(release: release)
    weak let gone = cell
    let state = cell?.state
    cell = nil
    #expect(gone == nil)
    #expect(state?.observationInfo == nil)
    state?.isEditing = true
  }
}
