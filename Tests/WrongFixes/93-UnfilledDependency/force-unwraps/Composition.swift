// Rejected by: a screen that lacks a service is not made
// Misconception: What must be there may be insisted on, and whoever forgot it will notice.

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
  // swift-format-ignore
  screen.sender = services.find((any MessageSender).self)!
  // swift-format-ignore
  screen.drafts = services.find((any DraftStore).self)!
  // swift-format-ignore
  screen.translator = services.find((any Translator).self)!
  return screen
}
