// Rejected by: each of two screens asks its own loader
// Misconception: only tests bring loaders of their own, so a flag for tests is enough.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  ResourceManager.shared.isTesting = false
  return Storyboard.make(ResourcesScreen.self)
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  ResourceManager.shared.isTesting = true
  ResourceManager.shared.testLoader = loader
  return Storyboard.make(ResourcesScreen.self)
}
