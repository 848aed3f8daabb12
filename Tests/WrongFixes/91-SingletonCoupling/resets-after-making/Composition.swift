// Rejected by: a screen with a loader of its own sends nothing over the network
// Misconception: The shared loader only has to be right while the screen is made.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let old = ResourceManager.shared.loader
  ResourceManager.shared.loader = loader
  defer { ResourceManager.shared.loader = old }
  return try Storyboard().screen("Resources", as: ResourcesScreen.self)
}
