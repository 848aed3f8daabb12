import Foundation
import Testing

// Kata 77: what a closure captured of the one that calls it.
extension TargetActionToday {
  /// Keeps a closure and calls it with itself.
  final class Player {
    var isPaused = false
    var whenDone: ((Player) -> Void)?
  }

  @Suite struct CapturedCaller {
    @Test func `a capture list copies what is there when the closure is made`() {
      var player: Player?
      let listed = { [weak player] in player?.isPaused = true }
      let mentioned = { player?.isPaused = true }
      player = Player()
      listed()
      #expect(player?.isPaused == false, "The closure has captured nil, and weakly at that.")
      mentioned()
      #expect(player?.isPaused == true)
    }

    @Test func `a closure that captures who keeps it is never released, one with an argument is`() {
      func leave(_ install: (Player) -> Void) -> Player? {
        let player = Player()
        install(player)
        player.whenDone?(player)
        weak let seen = player
        return seen.flatMap { $0.isPaused ? $0 : nil }
      }
      weak let capturing = leave { player in player.whenDone = { _ in player.isPaused = true } }
      weak let asking = leave { player in player.whenDone = { $0.isPaused = true } }
      #expect(capturing != nil)
      #expect(asking == nil)
      capturing?.whenDone = nil
      #expect(capturing == nil)
    }

    @Test @MainActor func `a task captures what is there when it is made, not when it runs`() async
    {
      var player: Player?
      let pausing = Task { [weak player] in player?.isPaused = true }
      player = Player()
      await pausing.value
      #expect(player?.isPaused == false)
    }
  }
}

// Kata 78: an offset that has changed its unit on the way.
extension TargetActionToday {
  @Suite struct CrossedOffsets {
    let text = "👨‍👩‍👧 Lease of 2026"

    @Test func `a match of a regular expression of Foundation counts UTF-16 code units`() throws {
      let expression = try NSRegularExpression(pattern: "[0-9]+")
      let whole = NSRange(text.startIndex..., in: text)
      let match = try #require(expression.firstMatch(in: text, range: whole)).range
      let asCharacters = text.dropFirst(match.location).prefix(match.length)
      #expect(asCharacters != "2026")
      let range = try #require(Range(match, in: text))
      #expect(text[range] == "2026")
    }

    @Test func `a match of a Swift regular expression has indices, and no unit to mistake`() throws
    {
      let match = try #require(text.firstMatch(of: /[0-9]+/))
      #expect(text[match.range] == "2026")
    }

    @Test func `a range that is not of this text becomes none`() {
      #expect(Range(NSRange(location: 90, length: 1), in: text) == nil)
      #expect(Range(NSRange(location: 1, length: 1), in: "👍") == nil)
    }
  }
}

// Kata 79: what could not be asked, and was allowed.
extension TargetActionToday {
  struct IsOffline: Error {}

  /// Says what somebody may do; it cannot while it is offline.
  actor Rights {
    var isOffline = false

    func goOffline() {
      isOffline = true
    }

    func list() throws -> [String] {
      if isOffline { throw IsOffline() }
      return ["read"]
    }
  }

  @Suite struct OpenFailures {
    @Test(arguments: [true, false])
    func `a question that cannot be asked is answered by whoever wrote the default`(isOpen: Bool)
      async
    {
      let rights = Rights()
      func mayWrite() async -> Bool {
        guard let list = try? await rights.list() else { return isOpen }
        return list.contains("write")
      }
      #expect(await !mayWrite())
      await rights.goOffline()
      #expect(await mayWrite() == isOpen)
    }

    @Test func `a generic type is chosen by the variable, and the two are not related`() {
      class Field {}
      final class CodeField: Field {}
      final class Rules<Subject> {}
      func rules<Subject: Field>(for field: Subject) -> AnyObject { Rules<Subject>() }

      let field = CodeField()
      let base: Field = field
      #expect(rules(for: field) is Rules<CodeField>)
      #expect(rules(for: base) is Rules<Field>)
      #expect(rules(for: base) as? Rules<CodeField> == nil)
    }
  }
}
