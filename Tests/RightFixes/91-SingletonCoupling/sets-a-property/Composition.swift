// Accepted: property injection by hand: the storyboard makes the screen, and the composition fills it.

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
