// Rejected by: a screen shows what its loader answers
// Misconception: the loader is used where the screen is made.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  Storyboard.make(ResourcesScreen.self)
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  let previous = ResourceManager.shared.loader
  defer { ResourceManager.shared.loader = previous }
  ResourceManager.shared.loader = loader
  return Storyboard.make(ResourcesScreen.self)
}
