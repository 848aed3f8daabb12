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
  try services.scope.run {
    let screen = try Storyboard().screen("Compose") { ComposeScreen(archive: $0) }
    try screen.$sender.resolve()
    try screen.$drafts.resolve()
    try screen.$translator.resolve()
    return screen
  }
}
