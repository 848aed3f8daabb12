import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import AmbiguousRemoval

/// Where a removal could take either of two registrations, Apple promises neither.
///
/// So each story is told twice: the one added last goes, as Apple's code has done so far, and the
/// one added first goes.
@Suite(.kata) struct AmbiguousRemovalTests {
  let lease = Document(title: "Lease")

  init() {
    lease.label = "lease"
  }

  @Suite struct Hazard {
    let scene = AmbiguousRemovalTests()

    @Test(.kata(.ambiguousRemovalTakes(.lastAdded)))
    func `while the list is edited its stars stand still and its colours move`() {
      scene.starsALeaseWhileEditing()
    }

    @Test(.kata(.ambiguousRemovalTakes(.firstAdded)))
    func `with highlighting switched off the stars go on moving`() {
      scene.starsALeaseWithoutColors()
    }

    @Test(.kata(.ambiguousRemovalTakes(.lastAdded)))
    func `after editing both stars and colours move again`() {
      scene.starsALeaseAfterEditing()
    }

    @Test(.kata(.ambiguousRemovalTakes(.firstAdded)))
    func `with highlighting switched on again both stars and colours move`() {
      scene.starsALeaseWithColorsAgain()
    }
  }

  func starsALeaseWhileEditing() {
    let list = DocumentList(documents: [lease])
    let row = Row(list)
    note("the user edits the list")
    list.isEditing = true
    starElsewhere()
    expect(
      row, star: false, color: true,
      "The user edits the list while a document is starred elsewhere.")
  }

  func starsALeaseWithoutColors() {
    let list = DocumentList(documents: [lease])
    let row = Row(list)
    note("the user switches the colours off")
    list.highlightsFavorites = false
    starElsewhere()
    expect(
      row, star: true, color: false,
      "The user has switched the colours off; then a document is starred elsewhere.")
  }

  func starsALeaseAfterEditing() {
    let list = DocumentList(documents: [lease])
    let row = Row(list)
    note("the user edits the list and is done")
    list.isEditing = true
    list.isEditing = false
    starElsewhere()
    expect(
      row, star: true, color: true,
      "The user has edited the list; then a document is starred elsewhere.")
  }

  func starsALeaseWithColorsAgain() {
    let list = DocumentList(documents: [lease])
    let row = Row(list)
    note("the user switches the colours off and on again")
    list.highlightsFavorites = false
    list.highlightsFavorites = true
    starElsewhere()
    expect(
      row, star: true, color: true,
      "The user has switched the colours off and on; then a document is starred elsewhere.")
  }

  private func starElsewhere() {
    note("the lease is starred on another screen")
    lease.isFavorite = true
  }

  private func note(_ text: String) {
    Timeline.current.note(text)
  }

  /// Expects what a row shows now.
  func expect(
    _ row: Row, star: Bool, color: Bool, _ symptom: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = Self.text(star: row.star.isSelected, color: row.background.isColored)
    #expect(
      seen == Self.text(star: star, color: color),
      .diagnosis(
        symptom, seen: seen, expected: Self.text(star: star, color: color),
        pitfall: "ambiguous removal"), sourceLocation: sourceLocation)
  }

  private static func text(star: Bool, color: Bool) -> String {
    "the star is \(star ? "full" : "empty"), the row is \(color ? "coloured" : "plain")"
  }
}

/// The first row of a list, as its user has it before the eyes: nothing is asked for anew.
struct Row {
  let star: Button
  let background: Background

  private let list: DocumentList

  init(_ list: DocumentList) {
    self.list = list
    star = list.cells[0].favoriteButton
    background = list.cells[0].background
  }
}
