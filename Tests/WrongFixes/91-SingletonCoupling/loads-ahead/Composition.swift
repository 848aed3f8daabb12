// Rejected by: nothing is asked before the screen appears
// Misconception: What is loaded while the shared loader is right cannot come from a wrong one.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let screen = try Storyboard().screen("Resources", as: ResourcesScreen.self)
  screen.resources = ResourceManager(loader: loader)
  Task { await screen.load() }
  return screen
}
