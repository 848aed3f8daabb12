// Rejected by: the screens of the app share one connection, made when it is needed
// Misconception: Sharing was the mistake, so nothing may be shared.

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
