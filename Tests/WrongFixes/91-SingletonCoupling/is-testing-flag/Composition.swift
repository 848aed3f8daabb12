// Rejected by: the start screen goes on to show the server's resources
// Misconception: Only tests need another loader, so a flag can tell a test from the app.

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try Storyboard().screen("Resources", as: ResourcesScreen.self)
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  ResourceManager.shared.isTesting = true
  ResourceManager.shared.testLoader = loader
  return try Storyboard().screen("Resources", as: ResourcesScreen.self)
}
