// Rejected by: a screen that lacks a service is not made
// Misconception: The app's services are complete, since they are checked when it starts, so every screen's are.

/// The services of the app.
@MainActor func makeAppServices() -> Services {
  let services = Services()
  services.register(NetworkSender(), as: (any MessageSender).self)
  services.register(ServerDrafts(), as: (any DraftStore).self)
  services.register(ServerTranslator(), as: (any Translator).self)
  precondition(services.find((any MessageSender).self) != nil)
  precondition(services.find((any DraftStore).self) != nil)
  precondition(services.find((any Translator).self) != nil)
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
