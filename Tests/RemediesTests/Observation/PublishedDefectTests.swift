import Foundation
import KataTesting
import KeyValueObserving
import Remedies
import Testing

/// The defects of the token class as its article published it, each repaired.
@Suite(.kata) struct PublishedDefectTests {
  @Test func `the subject is not retained and may die first`() {
    var document: Document? = Document()
    weak let gone = document
    let token = document?.observe(\.title) { _, _ in }
    document = nil
    #expect(gone == nil)
    #expect(token?.isActive == false)
    token?.stop()
  }

  @Test func `stopping lets go of what the closure captured`() {
    let document = Document()
    var captured: Captured? = Captured()
    weak let gone = captured
    let token = document.observe(\.title) { [captured] _, _ in _ = captured }
    captured = nil
    #expect(gone != nil)
    token.stop()
    #expect(gone == nil)
  }

  @Test func `a nil subject has no token`() {
    let document: Document? = nil
    let token = document?.observe(\.title) { _, _ in }
    #expect(token == nil)
  }

  @Test func `stopping twice is stopping once`() {
    let document = Document()
    let token = document.observe(\.title) { _, _ in }
    token.stop()
    token.stop()
    #expect(!token.isActive)
    #expect(document.observationInfo == nil)
  }

  @Test func `stopping inside the closure ends it after this call`() {
    let document = Document()
    var calls = 0
    var token: ObservationToken?
    token = document.observe(\.title) { _, _ in
      calls += 1
      token?.stop()
      document.isFavorite = true
    }
    document.title = "One"
    document.title = "Two"
    #expect(calls == 1)
    #expect(document.isFavorite)
  }

  @Test func `dropping the token inside the closure is safe`() {
    let document = Document()
    var calls = 0
    var token: ObservationToken?
    token = document.observe(\.title) { _, _ in
      calls += 1
      token = nil
    }
    document.title = "One"
    document.title = "Two"
    #expect(calls == 1 && token == nil)
  }

  @Test func `replacing stops first so that no change is heard twice`() {
    let document = Document()
    var heard: [String] = []
    var token: ObservationToken?
    token.replace { document.observe(\.title, options: [.initial]) { _, _ in heard.append("old") } }
    token.replace {
      document.title = "Between"
      return document.observe(\.title) { _, _ in heard.append("new") }
    }
    document.title = "After"
    #expect(heard == ["old", "new"])
    token.replace { nil }
    #expect(token == nil && document.observationInfo == nil)
  }

  @Test func `replacing the token inside its own closure goes on with the next`() {
    final class Header {
      var token: ObservationToken?
      var heard: [String] = []
      weak var captured: Captured?

      func follow(_ document: Document, as name: String, then next: Document?) {
        let kept = Captured()
        captured = kept
        token.replace {
          document.observe(\.title) { [weak self] _, _ in
            if let next { self?.follow(next, as: "next", then: nil) }
            withExtendedLifetime(kept) { self?.heard.append(name) }
          }
        }
      }
    }
    let header = Header()
    let documents = [Document(), Document()]
    header.follow(documents[0], as: "first", then: documents[1])
    for document in documents + documents { document.title += "." }
    #expect(header.heard == ["first", "next", "next"])
    #expect(documents.map { $0.observationInfo == nil } == [true, false])
    header.token = nil
  }

  @Test func `an initial call that looks at the property being replaced ends the program`() async {
    await #expect(processExitsWith: .failure) {
      final class Header {
        var token: ObservationToken?
      }
      let header = Header()
      let document = Document()
      header.token.replace {
        document.observe(\.title, options: [.initial]) { _, _ in header.token?.stop() }
      }
    }
  }

  @Test func `nothing is read around a change that nobody asked values of`() {
    let document = Document()
    let token = document.observe(path: "summary") { _, _ in }
    let before = document.reads
    document.title = "Final"
    #expect(document.reads == before)
    token.stop()
  }

  @Test func `a change of a collection keeps its kind and its indexes`() {
    let document = Document()
    var kinds: [KeyValueChange] = []
    var indexes: [IndexSet?] = []
    var values: [[String]?] = []
    let token = document.observe(\.sections, options: [.new]) {
      kinds.append($1.kind)
      indexes.append($1.indexes)
      values.append($1.newValue)
    }
    document.mutableArrayValue(forKey: "sections").add("intro")
    document.sections = ["all", "new"]
    #expect(kinds == [.insertion, .setting])
    #expect(indexes == [[0], nil])
    #expect(values == [["intro"], ["all", "new"]])
    token.stop()
  }

  @Test func `an observer's deinit stops its token without calling a setter`() {
    final class Cell {
      var token: ObservationToken?
      func reset() { token = nil }
    }
    let document = Document()
    do {
      let cell = Cell()
      cell.token = document.observe(\.title) { [weak cell] _, _ in cell?.reset() }
    }
    document.title = "Final"
    #expect(document.observationInfo == nil)
  }
}
