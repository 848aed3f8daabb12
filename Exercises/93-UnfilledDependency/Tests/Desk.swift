import KataTesting
import Testing

@testable import UnfilledDependency

/// The services that the screen needs.
enum Need: String, CaseIterable {
  case sender = "MessageSender"
  case drafts = "DraftStore"
  case translator = "Translator"
}

/// Stands for everything behind the screen, and keeps what it is told.
@MainActor final class Desk: MessageSender, DraftStore, Translator {
  private(set) var sent: [String] = []
  private(set) var drafts: [String] = []

  func send(_ text: String) { sent.append(text) }
  func keep(_ draft: String) { drafts.append(draft) }
  func translation(of text: String) -> String { text.uppercased() }

  /// Services that offer this desk for everything that a screen needs, but for what is missing.
  func services(without missing: Need? = nil) -> Services {
    let services = Services()
    for need in Need.allCases where need != missing {
      switch need {
      case .sender: services.register(self, as: (any MessageSender).self)
      case .drafts: services.register(self, as: (any DraftStore).self)
      case .translator: services.register(self, as: (any Translator).self)
      }
    }
    return services
  }
}

@MainActor func sendFromTheApp() throws {
  let screen = try makeComposeScreen(services: makeAppServices())
  screen.type("Hello")
  screen.tapSend()
  let sent = Network.requests.count { $0 == "message: Hello" }
  #expect(
    sent == 1,
    .diagnosis(
      "The user taps Send, the screen closes, and the message is nowhere.",
      seen: "\(sent) messages", expected: "1 message", pitfall: "unfilled dependency"))
}

@MainActor func makeScreensThatLackOne() {
  for need in Need.allCases {
    let screen = try? makeComposeScreen(services: Desk().services(without: need))
    #expect(
      screen == nil,
      .diagnosis(
        "A screen opens and looks as if it worked.",
        seen: "a screen that has no \(need.rawValue)",
        expected: "an error where it is made", pitfall: "unfilled dependency"))
  }
}

@MainActor func readErrors() {
  for need in Need.allCases {
    var text = "no error"
    do {
      _ = try makeComposeScreen(services: Desk().services(without: need))
    } catch {
      text = "\(error)"
    }
    #expect(
      text.contains(need.rawValue) && text.contains("ComposeScreen"),
      .diagnosis(
        "The screen cannot be opened, and whoever reads the report has to guess why.",
        seen: text, expected: "the names of \(need.rawValue) and of ComposeScreen",
        pitfall: "a failure that does not say where it comes from"))
  }
}

@MainActor func writeWithoutOne() {
  for need in [Need.drafts, .sender] {
    let earlier = Network.requests.count
    let screen = try? makeComposeScreen(services: Desk().services(without: need))
    screen?.type("A test")
    screen?.tapSend()
    let requests = Network.requests.count - earlier
    #expect(
      requests == 0,
      .diagnosis(
        "A test forgets its \(need.rawValue), and the user's own mail has a new entry.",
        seen: "\(requests) requests", expected: "0 requests",
        pitfall: "the real service as a default"))
  }
}

@MainActor func writeAtADesk() throws {
  let screen = try makeComposeScreen(services: Desk().services())
  screen.type("A test")
  screen.tapTranslate()
  screen.tapSend()
  #expect(Network.requests == [], "A test that has thought of everything reaches the network.")
}

@MainActor func translateInTheApp() throws {
  let screen = try makeComposeScreen(services: makeAppServices())
  screen.type("Hello")
  screen.tapTranslate()
  #expect(screen.text == "Hello, translated")
  #expect(
    Network.requests == ["draft: Hello", "translate: Hello", "draft: Hello, translated"])
}
