// Rejected by: each of two screens shows and opens the resources of its own loader
// Misconception: The screen was the one that was reported, so the screen is all that has to change.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let screen = try Storyboard().screen("Resources", as: ResourcesScreen.self)
  screen.resources = ResourceManager(loader: loader)
  return screen
}
