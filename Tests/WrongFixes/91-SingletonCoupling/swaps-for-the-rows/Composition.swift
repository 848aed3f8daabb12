// Rejected by: two screens that are busy at the same time keep to their own loaders
// Misconception: A row asks once and is done, so the shared manager can be swapped for as long as that takes.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try makeResourcesScreen(loader: networkLoader)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let screen = try Storyboard().screen("Resources", as: ResourcesScreen.self)
  screen.resources.loader = loader
  return screen
}
