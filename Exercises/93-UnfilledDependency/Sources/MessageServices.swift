/// Sends messages.
@MainActor protocol MessageSender: Sendable {
  func send(_ text: String)
}

/// Keeps the message that is being written, on all devices of the user.
@MainActor protocol DraftStore: Sendable {
  func keep(_ draft: String)
}

/// Translates a message before it is sent.
@MainActor protocol Translator: Sendable {
  func translation(of text: String) -> String
}

struct NetworkSender: MessageSender {
  func send(_ text: String) {
    Network.send("message: \(text)")
  }
}

struct ServerDrafts: DraftStore {
  func keep(_ draft: String) {
    Network.send("draft: \(draft)")
  }
}

struct ServerTranslator: Translator {
  func translation(of text: String) -> String {
    Network.send("translate: \(text)")
    return "\(text), translated"
  }
}
