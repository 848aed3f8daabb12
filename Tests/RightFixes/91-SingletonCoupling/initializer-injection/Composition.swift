// Accepted: initializer injection; the framework's own initializer uses the manager of the app.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  try Storyboard().screen("Resources") { archive in
    ResourcesScreen(archive: archive, resources: ResourceManager(loader: loader))
  }
}
