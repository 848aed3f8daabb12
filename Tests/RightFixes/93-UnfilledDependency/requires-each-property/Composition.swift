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
  let owner = ComposeScreen.self
  screen.sender = try services.require((any MessageSender).self, for: owner)
  screen.drafts = try services.require((any DraftStore).self, for: owner)
  screen.translator = try services.require((any Translator).self, for: owner)
  return screen
}
