import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import RetainCycle

@Suite(.kata) struct RetainCycleTests {
  let lease = Document(title: "Lease")
  let recipe = Document(title: "Recipe")
  let display = Display()
  let session = Session()

  @Suite struct Hazard {
    let scene = RetainCycleTests()

    @Test func `a list that was opened and left five times leaves no cell in memory`() {
      var cells: [WeakReference<DocumentCell>] = []
      for visit in 1...5 {
        let table = scene.openTable()
        cells += table.cells.map(WeakReference.init)
        // Every other time the user goes back instead of closing the list.
        if visit.isMultiple(of: 2) { table.close() }
      }
      Timeline.current.note("the user has left the list for the fifth time")
      let living = cells.count { $0.object != nil }
      scene.keepSubjects()
      #expect(
        living == 0,
        .diagnosis(
          "Each visit of the list makes the app bigger.",
          seen: "\(living) cells in memory after 5 visits", expected: "0 of \(cells.count)",
          pitfall: "retain cycle"))
    }

    @Test func `a document that was opened and left five times leaves no header in memory`() {
      var headers: [WeakReference<DocumentHeader>] = []
      for _ in 1...5 {
        headers.append(WeakReference(scene.openHeader()))
        scene.display.tick()
      }
      let living = headers.count { $0.object != nil }
      scene.keepSubjects()
      #expect(
        living == 0,
        .diagnosis(
          "Each time a document is opened the app becomes bigger.",
          seen: "\(living) headers in memory after 5 visits", expected: "0 of 5",
          pitfall: "retain cycle"))
    }

    @Test func `starring a document whose screens are left makes no work for them`() {
      for _ in 1...3 { scene.openHeader().label = "header" }
      scene.display.tick()
      Timeline.current.note("the user has left the document and stars it elsewhere")
      scene.lease.isFavorite = true
      let works = scene.display.waiting.count
      scene.keepSubjects()
      #expect(
        works == 0,
        .diagnosis(
          "The app becomes slower with each document that was ever opened.",
          seen: "\(works) stars to draw, on screens that are left", expected: "0",
          pitfall: "retain cycle"))
    }

    @Test func `documents whose screens are left are observed by no cell and no header`() {
      scene.openTable().close()
      _ = scene.openHeader()
      scene.display.tick()
      Timeline.current.note("the user signs out")
      scene.session.signOut()
      let left = [scene.lease, scene.recipe].compactMap(\.observationInfo).map { text in
        text.split(separator: "Key path: ").count - 1
      }
      scene.keepSubjects()
      let observations = left.reduce(0, +)
      #expect(
        observations == 0,
        .diagnosis(
          "Every screen is left and the user has signed out; each change still calls handlers.",
          seen: "\(observations) observations", expected: "0", pitfall: "retain cycle"))
    }
  }

  @Suite struct Behaviour {
    let scene = RetainCycleTests()

    @Test
    func
      `a title that changes after its list was closed stops nothing while the user is signed in`()
      async
    {
      await #expect(
        processExitsWith: .success,
        """
        The user closes the list, renames a document, and the app stops.
        Pitfall: an unowned reference that is used after its object's end.
        """
      ) {
        let scene = RetainCycleTests()
        scene.openTable().close()
        _ = scene.openHeader()
        scene.display.tick()
        scene.lease.title = "Tenancy"
        scene.lease.isFavorite = true
        scene.lease.isRead = true
        scene.display.tick()
      }
    }

    @Test func `titles, badges and stars follow their document`() {
      let table = scene.openTable()
      let header = scene.openHeader()
      scene.display.tick()
      // What the user sees are the labels, and nobody asks a cell for them at each change.
      let titles = table.cells.map(\.titleLabel)
      let badges = table.cells.map(\.badgeLabel)
      let headline = header.titleLabel
      scene.lease.title = "Tenancy"
      scene.recipe.isRead = true
      scene.lease.isFavorite = true
      scene.display.tick()
      scene.keep(table, header)
      #expect(titles.map(\.text) == ["Tenancy", "Recipe"], scene.silent)
      #expect(badges.map(\.text) == ["new", nil], scene.silent)
      #expect(headline.text == "Tenancy", scene.silent)
      #expect(header.favoriteButton.isSelected, scene.silent)
    }

    @Test func `a star is drawn with the next frame, once for each change`() {
      scene.lease.isFavorite = true
      let header = scene.openHeader()
      scene.display.tick()
      #expect(header.favoriteButton.isSelected)
      scene.lease.isFavorite = false
      #expect(header.favoriteButton.isSelected)
      #expect(scene.display.waiting.count == 1)
      scene.display.tick()
      scene.keep(header)
      #expect(!header.favoriteButton.isSelected)
      #expect(
        scene.display.waiting.isEmpty,
        .diagnosis(
          "A document is open, nothing changes, and the app is busy with each frame.",
          seen: "\(scene.display.waiting.count) stars to draw after the last", expected: "0",
          pitfall: "asking again and again instead of observing"))
    }

    @Test func `the first reading takes the badge away for good`() {
      let table = scene.openTable()
      scene.lease.isRead = true
      scene.lease.isRead = false
      scene.keep(table)
      #expect(table.cells.map(\.badgeLabel.text) == [nil, "new"])
      let left = [scene.lease, scene.recipe].map { $0.observationInfo?.contains("isRead") ?? false }
      #expect(
        left == [false, true],
        .diagnosis(
          "A badge that is gone is watched on, for every document that was ever read.",
          seen: "\(left) for a document that was read and one that was not",
          expected: "[false, true]", pitfall: "an observation without an end"))
    }

    @Test func `signing out ends the following of titles and nothing else`() {
      let table = scene.openTable()
      scene.session.signOut()
      scene.lease.title = "Tenancy"
      scene.lease.isRead = true
      scene.keep(table)
      #expect(table.cells[0].titleLabel.text == "Lease")
      #expect(table.cells[0].badgeLabel.text == nil)
    }

    @Test func `two lists of the same documents follow both`() {
      let tables = [scene.openTable(), scene.openTable()]
      scene.lease.title = "Tenancy"
      scene.keep(tables[0], tables[1])
      #expect(tables.map { $0.cells[0].titleLabel.text } == ["Tenancy", "Tenancy"])
    }

    @Test func `two headers of the same document follow both`() {
      let headers = [scene.openHeader(), scene.openHeader()]
      scene.display.tick()
      scene.lease.title = "Tenancy"
      scene.lease.isFavorite = true
      scene.display.tick()
      scene.keep(headers[0], headers[1])
      #expect(headers.map(\.titleLabel.text) == ["Tenancy", "Tenancy"], scene.silent)
      #expect(headers.map(\.favoriteButton.isSelected) == [true, true], scene.silent)
    }

    @Test func `a cell that somebody keeps follows its document when its list is gone`() {
      let cells = [false, true].map { isClosed in
        let table = scene.openTable()
        let cell = table.cells[0]
        if isClosed { table.close() }
        return cell
      }
      Timeline.current.note("the user drags a row away and leaves the list")
      scene.lease.title = "Tenancy"
      scene.lease.isRead = true
      scene.keep(cells[0], cells[1])
      #expect(cells.map(\.titleLabel.text) == ["Tenancy", "Tenancy"], scene.silent)
      #expect(cells.map(\.badgeLabel.text) == [nil, nil], scene.silent)
    }
  }

  /// What a change that does not reach the screen means.
  let silent = Comment.diagnosis(
    "A document is changed elsewhere, and an open screen still shows what it was.",
    seen: "an old title, badge or star", expected: "the document's own",
    pitfall: "silenced observer")

  func openTable() -> DocumentTable {
    if lease.label == nil { lease.label = "lease" }
    return DocumentTable(documents: [lease, recipe], session: session)
  }

  func openHeader() -> DocumentHeader {
    if lease.label == nil { lease.label = "lease" }
    return DocumentHeader(document: lease, display: display)
  }

  func keep(_ objects: AnyObject...) {
    for object in objects { keepAlive(object) }
    keepSubjects()
  }

  func keepSubjects() {
    keepAlive(lease, recipe, display, session)
  }
}

/// Whether an object is still there.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
