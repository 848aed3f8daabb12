// Rejected by: a screen that is closed takes its loader along
// Misconception: A list that only grows never mixes two screens up, so it can stay in the singleton.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  let screen = try Storyboard().screen("Resources", as: ResourcesScreen.self)
  screen.source = ResourceManager.shared.add(loader)
  return screen
}
