// Rejected by: the loader of a closed screen is released
// Misconception: a shared table with an entry for each screen shares nothing.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  Storyboard.make(ResourcesScreen.self)
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  let screen = Storyboard.make(ResourcesScreen.self)
  ResourceManager.shared.use(loader, for: screen)
  return screen
}
