// Rejected by: two screens that are busy at the same time keep to their own loaders
// Misconception: Swapping the shared loader is safe once a lock lets only one screen load at a time.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let screen = try Storyboard().screen("Resources", as: ResourcesScreen.self)
  screen.loader = loader
  return screen
}
