import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import FlawedToken

@Suite(.kata) struct FlawedTokenTests {
  @Suite struct Hazard {
    let scene = FlawedTokenTests()

    @Test func `a window may be closed before the panel that shows its document`() {
      let window = scene.openWindow("Lease")
      let panel = PreviewPanel(document: window.document)
      weak let document = window.document
      expectNoFaults(
        "The user closes the window, then the panel that shows its document, and the app stops.",
        expected: "nothing happens", pitfall: "a token whose subject dangles"
      ) {
        window.close()
        #expect(
          document == nil,
          .diagnosis(
            "Each document that was ever shown in a panel stays in memory.",
            seen: "1 document after its window is closed", expected: "0",
            pitfall: "a token that keeps its subject"))
        Timeline.current.note("the window is closed; the user closes the panel")
        panel.close()
      }
    }

    @Test func `a panel without a document is not live`() async {
      await #expect(
        processExitsWith: .success,
        "The user opens a panel without a document, and the app stops.\nPitfall: a token of nothing."
      ) {
        let panel = PreviewPanel(document: nil)
        #expect(
          !panel.isLive,
          .diagnosis(
            "The user opens a panel without a document, and its dot is green.",
            seen: "a token of nothing that is active", expected: "none that is",
            pitfall: "a token of nothing that looks alive"))
        #expect(panel.titleLabel.text == "No document")
        panel.close()
      }
    }

    @Test(.kata(.recyclesAddresses))
    func `a panel that shows a closed document does not follow the next one`() {
      let window = scene.openWindow("Lease")
      let panel = PreviewPanel(document: window.document)
      expectNoFaults(
        "The user closes a window, opens another and types there.",
        expected: "nothing happens", pitfall: "a token whose subject dangles"
      ) {
        window.close()
        let next = scene.openWindow("Letter")
        next.document?.title = "Reply"
        panel.close()
        next.document?.title = "Reply to all"
        #expect(
          panel.titleLabel.text == "Lease",
          .diagnosis(
            "The user types in a new window, and a panel shows it that belongs to a closed one.",
            seen: "'\(panel.titleLabel.text ?? "nothing")'", expected: "'Lease', as it was",
            pitfall: "a token whose subject dangles"))
        next.close()
      }
    }

    @Test func `a token whose subject has gone says so, and can be stopped`() {
      var document: Document? = Document(title: "Lease")
      document?.label = "lease"
      let token = makeToken(subject: document, keyPath: "title") { _, _, _ in }
      expectNoFaults(
        "A document is closed, and the app stops, sooner or later, in somebody's token.",
        expected: "nothing happens", pitfall: "a token whose subject dangles"
      ) {
        document = nil
        #expect(
          token?.isActive == false,
          .diagnosis(
            "The document is closed, and the dot of its panel is still green.",
            seen: "a token that is active after its subject's end", expected: "one that is not",
            pitfall: "a token of nothing that looks alive"))
        token?.stop()
      }
    }
  }

  @Suite struct Behaviour {
    let scene = FlawedTokenTests()
    let letter = Document(title: "Letter")

    @Test func `a panel follows its document until it is closed`() {
      let panel = PreviewPanel(document: letter)
      #expect(panel.isLive && panel.titleLabel.text == "Letter")
      letter.title = "Reply"
      #expect(
        panel.titleLabel.text == "Reply",
        .diagnosis(
          "The document is renamed, and the panel shows the old title.",
          seen: "'\(panel.titleLabel.text ?? "nothing")'", expected: "'Reply'",
          pitfall: "silenced observer"))
      panel.close()
      letter.title = "Reply to all"
      #expect(!panel.isLive && panel.titleLabel.text == "Reply")
      keepAlive(letter)
    }

    @Test func `a handler is told its token, the old value and the new one`() {
      var heard: [String] = []
      var tokens: [ObjectIdentifier] = []
      let token = makeToken(subject: letter, keyPath: "title") { token, old, new in
        heard.append("\(old ?? "nil") → \(new ?? "nil")")
        tokens.append(ObjectIdentifier(token))
      }
      letter.title = "Reply"
      #expect(heard == ["Letter → Reply"])
      #expect(tokens == token.map { [ObjectIdentifier($0)] })
      token?.stop()
      keepAlive(letter)
    }

    @Test func `a token that was stopped leaves nothing with its subject`() {
      let token = makeToken(subject: letter, keyPath: "title") { _, _, _ in }
      token?.stop()
      let info = letter.observationInfo
      keepAlive(letter)
      #expect(
        info == nil,
        .diagnosis(
          "The panel is closed, and each change of its document still calls a token.",
          seen: "an observation after the token was stopped", expected: "none",
          pitfall: "an observation without an end"))
    }

    @Test func `stopping twice, or dropping what was stopped, is stopping once`() {
      var token = makeToken(subject: letter, keyPath: "title") { _, _, _ in }
      let other = makeToken(subject: letter, keyPath: "title") { _, _, _ in }
      expectNoFaults(
        "A panel is closed twice.", expected: "nothing happens", pitfall: "unbalanced removal"
      ) {
        token?.stop()
        token?.stop()
        token = nil
      }
      #expect(other?.isActive == true)
      other?.stop()
      keepAlive(letter)
    }

    @Test func `a token that nobody keeps has ended`() {
      var calls = 0
      var token = makeToken(subject: letter, keyPath: "title") { _, _, _ in calls += 1 }
      letter.title = "Reply"
      weak let dropped = token
      token = nil
      letter.title = "Reply to all"
      #expect(calls == 1 && dropped == nil && letter.observationInfo == nil)
      keepAlive(letter)
    }

    @Test func `tokens on one document are independent`() {
      var heard: [String] = []
      let tokens = ["first", "second"].map { name in
        makeToken(subject: letter, keyPath: "title") { _, _, _ in heard.append(name) }
      }
      tokens[0]?.stop()
      letter.title = "Reply"
      #expect(heard == ["second"])
      tokens[1]?.stop()
      keepAlive(letter)
    }
  }

  func openWindow(_ title: String) -> DocumentWindow {
    let window = DocumentWindow(title: title)
    window.document?.label = title.lowercased()
    return window
  }
}
