// Rejected by: a closed screen is released, also while it waits for an answer
// Misconception: what the manager knows by object it must keep, or the object may change under it.

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
