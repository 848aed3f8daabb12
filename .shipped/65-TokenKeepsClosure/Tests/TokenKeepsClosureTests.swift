import Controls
import Foundation
import KataTesting
import KeyValueObserving
import Testing

@testable import TokenKeepsClosure

@Suite(.kata) struct TokenKeepsClosureTests {
  let transfer = Transfer()

  @Suite struct Hazard {
    let scene = TokenKeepsClosureTests()

    @Test func `what was sent leaves the memory while its row stays in the list`() async {
      await #expect(processExitsWith: .success, stopped) {
        endAHang()
        let scene = TokenKeepsClosureTests()
        var rows: [TransferRow] = []
        var films: [WeakReference<Film>] = []
        for number in 1...5 {
          let film = Film(name: "film \(number)")
          films.append(WeakReference(film))
          rows.append(TransferRow(transfer: scene.transfer, film: film))
        }
        let kept = films.count { $0.object != nil }
        #expect(kept == 5, "The rows do not keep what they send.")
        scene.send(0.5, 1)
        let left = films.count { $0.object != nil }
        #expect(
          left == 0 && rows.count == 5,
          .diagnosis(
            "Five films are sent, and the app needs the memory of five films until it ends.",
            seen: "\(left) films in memory after the end", expected: "0",
            pitfall: "a token that keeps its closure"))
      }
    }

    @Test func `a muted row is told of nothing`() {
      let row = scene.makeRow()
      row.mute()
      let isLive = row.isLive
      let info = scene.transfer.observationInfo
      scene.keep([row])
      #expect(
        !isLive && info == nil,
        .diagnosis(
          "The user mutes all rows, and sending is as slow as before.",
          seen: "a token that is \(isLive ? "" : "not ")active, and "
            + "\(info == nil ? "no" : "1") observation", expected: "not active, and none",
          pitfall: "a token without a handler"))
    }

    @Test func `a notice that its own handler keeps goes when everything is sent`() async {
      await #expect(processExitsWith: .success, stopped) {
        endAHang()
        let scene = TokenKeepsClosureTests()
        let notice = scene.makeNotice()
        #expect(notice.object != nil, "The notice does not wait for its transfer.")
        scene.send(0.5, 1)
        #expect(
          notice.object == nil,
          .diagnosis(
            "Each transfer leaves a notice in memory that nobody sees.",
            seen: "1 notice after the end", expected: "0",
            pitfall: "a token that keeps its closure"))
      }
    }

    @Test func `a token that was stopped keeps nothing that its handler has captured`() {
      let token: KVOToken
      weak let gone: Film?
      do {
        let film = Film(name: "film")
        gone = film
        token = KVOToken(subject: scene.transfer, keyPath: "progress") { _, _, _ in
          _ = film.name
        }
      }
      token.stop()
      let isKept = gone != nil
      keepAlive(token, scene.transfer)
      #expect(
        !isKept,
        .diagnosis(
          "A token is stopped and put away, and what it needed for its work is still in memory.",
          seen: "1 captured object", expected: "0", pitfall: "a token that keeps its closure"))
    }
  }

  @Suite struct Behaviour {
    let scene = TokenKeepsClosureTests()

    @Test func `a transfer that ends in its own handler says what was sent`() async {
      await #expect(processExitsWith: .success, stopped) {
        endAHang()
        let scene = TokenKeepsClosureTests()
        let row = scene.makeRow()
        scene.send(0.25)
        #expect(row.isLive && row.statusLabel.text == "25 %")
        scene.send(1)
        #expect(
          row.statusLabel.text == "Sent film",
          .diagnosis(
            "A film is sent, and the row does not say which.",
            seen: "'\(row.statusLabel.text ?? "nothing")'", expected: "'Sent film'",
            pitfall: "a handler that loses what it still needs"))
        #expect(
          !row.isLive && scene.transfer.observationInfo == nil,
          .diagnosis(
            "A film is sent, and its row goes on to observe.", seen: "an observation",
            expected: "none", pitfall: "an observation without an end"))
      }
    }

    @Test func `a row that is muted by what its own change sets off finishes that change`() async {
      await #expect(processExitsWith: .success, stopped) {
        endAHang()
        let scene = TokenKeepsClosureTests()
        let row = scene.makeRow()
        row.onProgress = { [weak row] progress in
          if progress > 0.3 { row?.mute() }
        }
        scene.send(0.25, 0.5, 0.75)
        #expect(row.statusLabel.text == "50 %")
      }
    }

    @Test func `cancelling ends a row and no other`() {
      let rows = [scene.makeRow(), scene.makeRow()]
      scene.send(0.25)
      rows[0].cancel()
      scene.send(0.5)
      scene.keep(rows)
      #expect(rows.map(\.statusLabel.text) == ["Cancelled", "50 %"])
      #expect(rows.map(\.isLive) == [false, true])
    }

    @Test func `subject and token die in either order`() {
      expectNoFaults(
        "A transfer goes before its row, or the row before the transfer.",
        expected: "nothing happens", pitfall: "a token whose subject dangles"
      ) {
        var transfer: Transfer? = Transfer()
        let row = transfer.map { TransferRow(transfer: $0, film: Film(name: "film")) }
        transfer = nil
        #expect(row?.isLive == false)
        row?.cancel()
        _ = TransferRow(transfer: scene.transfer, film: Film(name: "film"))
        scene.transfer.progress = 0.5
      }
      keepAlive(scene.transfer)
    }

    @Test func `stopping twice is stopping once, and a token of nothing is not active`() {
      let row = scene.makeRow()
      expectNoFaults(
        "A row is cancelled twice.", expected: "nothing happens", pitfall: "unbalanced removal"
      ) {
        row.cancel()
        row.cancel()
      }
      #expect(scene.transfer.observationInfo == nil)
      let nothing: Transfer? = nil
      let token = KVOToken(subject: nothing, keyPath: "progress") { _, _, _ in }
      #expect(!token.isActive)
    }
  }

  func makeRow() -> TransferRow {
    if transfer.label == nil { transfer.label = "transfer" }
    return TransferRow(transfer: transfer, film: Film(name: "film"))
  }

  /// A notice that nobody here keeps.
  func makeNotice() -> WeakReference<TransferNotice> {
    let notice = TransferNotice(transfer: transfer)
    return withExtendedLifetime(notice) { WeakReference(notice) }
  }

  func send(_ steps: Double...) {
    if transfer.label == nil { transfer.label = "transfer" }
    for step in steps { transfer.progress = step }
  }

  func keep(_ rows: [TransferRow]) {
    for row in rows { keepAlive(row) }
    keepAlive(transfer)
  }
}

/// What it means when the process of a test ends early.
private let stopped: Comment = """
  A transfer ends, and the app stops, or hangs, in the token that its handler has stopped.
  Pitfall: a handler that is taken away, or locked, during its own call.
  """

/// Ends a process that hangs; nobody waits for it where nothing does.
private func endAHang() {
  alarm(2)
}

/// Whether an object is still there.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
