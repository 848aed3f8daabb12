// Rejected by: each of two screens shows and opens the resources of its own loader
// Misconception: A table of loaders is enough, since each screen can be told by its name.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let screen = try Storyboard().screen("Resources", as: ResourcesScreen.self)
  ResourceManager.shared.use(loader, onScreen: screen.title)
  return screen
}
