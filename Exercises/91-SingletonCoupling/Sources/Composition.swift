// How the app makes its screens. These two functions stay: the app, and the tests, call nothing else.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  Storyboard.make(ResourcesScreen.self)
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  ResourceManager.shared.loader = loader
  return Storyboard.make(ResourcesScreen.self)
}
