import KataTesting
import KeyValueObserving
import Testing

@testable import AmbiguousRemoval

extension AmbiguousRemovalTests {
  @Suite struct Behaviour {
    let scene = AmbiguousRemovalTests()

    @Test(.kata(.ambiguousRemovalTakes(.firstAdded)))
    func `editing stops the stars alone where the first goes`() {
      scene.starsALeaseWhileEditing()
    }

    @Test(.kata(.ambiguousRemovalTakes(.lastAdded)))
    func `switching highlighting off stops the colours alone where the last goes`() {
      scene.starsALeaseWithoutColors()
    }

    @Test(.kata(.ambiguousRemovalTakes(.firstAdded)))
    func `editing ends for stars and colours where the first goes`() {
      scene.starsALeaseAfterEditing()
    }

    @Test(.kata(.ambiguousRemovalTakes(.lastAdded)))
    func `highlighting comes back for stars and colours where the last goes`() {
      scene.starsALeaseWithColorsAgain()
    }

    @Test(.kata(.ambiguousRemovalTakes(.lastAdded)))
    func `an edited list without highlighting stands still where the last goes`() {
      scene.starsALeaseWhileNothingMoves()
    }

    @Test(.kata(.ambiguousRemovalTakes(.firstAdded)))
    func `an edited list without highlighting stands still where the first goes`() {
      scene.starsALeaseWhileNothingMoves()
    }

    @Test func `a list shows its documents' state from the beginning`() {
      scene.lease.isFavorite = true
      let list = DocumentList(documents: [scene.lease])
      let row = Row(list)
      scene.expect(row, star: true, color: true, "The user opens a list with a favourite in it.")
      keepAlive(list, scene.lease)
    }

    @Test func `the rows stay the same whatever is switched`() {
      let list = DocumentList(documents: [scene.lease])
      let cell = list.cells[0]
      for switched in [true, false] {
        list.isEditing = switched
        list.highlightsFavorites = !switched
      }
      #expect(
        list.cells[0] === cell,
        .diagnosis(
          "The user edits the list, and the row goes away under the finger.",
          seen: "another row than before", expected: "the same",
          pitfall: "rows made anew instead of an observation ended"))
      keepAlive(list, cell, scene.lease)
    }

    @Test func `what was missed while it stood still is made up for`() {
      let list = DocumentList(documents: [scene.lease])
      let row = Row(list)
      list.isEditing = true
      list.highlightsFavorites = false
      scene.lease.isFavorite = true
      list.isEditing = false
      list.highlightsFavorites = true
      scene.expect(
        row, star: true, color: true, "A document was starred while the user edited the list.")
      keepAlive(list, scene.lease)
    }

    @Test(.kata(.ambiguousRemovalTakes(.lastAdded)))
    func `a list closed in any state leaves nobody listening where the last goes`() {
      scene.closesLists()
    }

    @Test(.kata(.ambiguousRemovalTakes(.firstAdded)))
    func `a list closed in any state leaves nobody listening where the first goes`() {
      scene.closesLists()
    }
  }

  /// Both are off, whichever was switched off first.
  func starsALeaseWhileNothingMoves() {
    for editsFirst in [true, false] {
      let list = DocumentList(documents: [lease])
      let row = Row(list)
      expectNoFaults(
        "The user edits a list and switches its colours off, and the app stops.",
        expected: "no fault, and none that is swallowed", pitfall: "unbalanced removal"
      ) {
        if editsFirst { list.isEditing = true }
        list.highlightsFavorites = false
        list.isEditing = true
      }
      lease.isFavorite = true
      expect(
        row, star: false, color: false,
        "The user edits a list without colours while a document is starred elsewhere.")
      lease.isFavorite = false
    }
  }

  func closesLists() {
    for (edits, highlights) in [(false, true), (true, true), (false, false), (true, false)] {
      let list = DocumentList(documents: [lease])
      list.isEditing = edits
      list.highlightsFavorites = highlights
      weak let cell = list.cells.first
      list.close()
      #expect(cell == nil, "A row outlives its list.")
      let symptom = "The user leaves the list, and a document is starred elsewhere."
      expectNoFaults(symptom, expected: "nobody hears of it", pitfall: "dangling observer") {
        lease.isFavorite.toggle()
      }
      #expect(
        lease.observationInfo == nil,
        .diagnosis(
          symptom, seen: "somebody who listens", expected: "nobody", pitfall: "dangling observer"))
    }
  }
}
