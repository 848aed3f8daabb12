// Rejected by: a screen whose answer comes late goes on with its own loader
// Misconception: the shared loader is mine as long as my call runs.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  Storyboard.make(ResourcesScreen.self)
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  let screen = Storyboard.make(ResourcesScreen.self)
  screen.loader = loader
  return screen
}
