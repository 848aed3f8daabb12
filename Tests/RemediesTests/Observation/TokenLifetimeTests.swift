import KataTesting
import KeyValueObserving
import Remedies
import Testing

/// The observation lasts as long as its token, and no token touches another.
@Suite(.kata) struct TokenLifetimeTests {
  @Test func `a token that nobody keeps leaves no row`() {
    let document = Document()
    var calls = 0
    _ = document.observe(\.title) { _, _ in calls += 1 }
    document.title = "Final"
    #expect(calls == 0)
    #expect(document.observationInfo == nil)
  }

  @Test func `tokens on one path of one subject are independent`() {
    let document = Document()
    var heard: [String] = []
    let tokens = ["one", "two", "three"].map { name in
      document.observe(\.title) { _, _ in heard.append(name) }
    }
    tokens[1].stop()
    document.title = "Final"
    #expect(heard.sorted() == ["one", "three"])
    #expect(tokens.map(\.isActive) == [true, false, true])
  }

  @Test func `stopping silences a token that somebody else still holds`() {
    let document = Document()
    var calls = 0
    var pool: [ObservationToken] = []
    do {
      let token = document.observe(\.title) { _, _ in calls += 1 }
      pool.append(token)
      token.stop()
    }
    document.title = "Final"
    #expect(calls == 0 && pool.map(\.isActive) == [false])
  }

  @Test func `a token of a level above hears what a level below stops hearing`() {
    class Cell {
      var starToken: ObservationToken?
      private(set) var stars = 0
      init(_ document: Document) {
        starToken = document.observe(\.isFavorite) { [weak self] _, _ in self?.stars += 1 }
      }
    }
    final class ColoredCell: Cell {
      var colorToken: ObservationToken?
      private(set) var colors = 0
      override init(_ document: Document) {
        super.init(document)
        colorToken = document.observe(\.isFavorite) { [weak self] _, _ in self?.colors += 1 }
      }
    }
    let document = Document()
    let cell = ColoredCell(document)
    document.isFavorite = true
    cell.colorToken?.stop()
    document.isFavorite = false
    #expect(cell.stars == 2)
    #expect(cell.colors == 1)
  }

  @Test func `a token captured by its own handler is released when it stops`() {
    let document = Document()
    weak var gone: ObservationToken?
    do {
      var token: ObservationToken?
      token = document.observe(\.title) { _, _ in token?.stop() }
      gone = token
      token?.stop()
    }
    #expect(gone == nil)
  }
}
