// Rejected by: a screen that lacks a service is not made
// Misconception: An object that does nothing is safe, so a screen may always have one.

/// The services of the app.
@MainActor func makeAppServices() -> Services {
  let services = Services()
  services.register(NetworkSender(), as: (any MessageSender).self)
  services.register(ServerDrafts(), as: (any DraftStore).self)
  services.register(ServerTranslator(), as: (any Translator).self)
  return services
}

/// A screen on which the user writes a message.
@MainActor func makeComposeScreen(services: Services) throws -> ComposeScreen {
  let screen = try Storyboard().screen("Compose") { ComposeScreen(archive: $0) }
  screen.sender = services.find((any MessageSender).self) ?? Nobody()
  screen.drafts = services.find((any DraftStore).self) ?? Nobody()
  screen.translator = services.find((any Translator).self) ?? Nobody()
  return screen
}

/// Takes everything and does nothing.
struct Nobody: MessageSender, DraftStore, Translator {
  func send(_ text: String) {}
  func keep(_ draft: String) {}
  func translation(of text: String) -> String { text }
}
