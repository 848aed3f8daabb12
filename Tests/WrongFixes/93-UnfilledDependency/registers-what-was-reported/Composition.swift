// Rejected by: a screen that lacks a service is not made
// Misconception: The registration was wrong; now that it is right, nothing can be missing.

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
  screen.sender = services.find((any MessageSender).self)
  if let drafts = services.find((any DraftStore).self) { screen.drafts = drafts }
  screen.translator = services.find((any Translator).self)
  return screen
}
