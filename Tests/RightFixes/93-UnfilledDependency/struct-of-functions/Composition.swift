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
  let owner = ComposeScreen.self
  let sender = try services.require((any MessageSender).self, for: owner)
  let drafts = try services.require((any DraftStore).self, for: owner)
  let translator = try services.require((any Translator).self, for: owner)
  let actions = ComposeScreen.Actions(
    send: sender.send, keep: drafts.keep, translate: translator.translation(of:))
  return try Storyboard().screen("Compose") { ComposeScreen(archive: $0, actions: actions) }
}
