// Rejected by: a screen that lacks a service is not made
// Misconception: The sender was missing, so it is the sender that has to be checked.

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
  guard let sender = services.find((any MessageSender).self) else {
    throw MissingService(text: "ComposeScreen needs a MessageSender.")
  }
  screen.sender = sender
  if let drafts = services.find((any DraftStore).self) { screen.drafts = drafts }
  screen.translator = services.find((any Translator).self)
  return screen
}

/// Nobody offers what is needed.
struct MissingService: Error {
  let text: String
}
