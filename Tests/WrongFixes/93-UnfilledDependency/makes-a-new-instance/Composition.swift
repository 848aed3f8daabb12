// Rejected by: a test that forgot a service does not reach the network
// Misconception: A default is better than nothing, and the real service is the natural default.

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
  screen.sender = services.find((any MessageSender).self) ?? NetworkSender()
  screen.drafts = services.find((any DraftStore).self) ?? ServerDrafts()
  screen.translator = services.find((any Translator).self) ?? ServerTranslator()
  return screen
}
