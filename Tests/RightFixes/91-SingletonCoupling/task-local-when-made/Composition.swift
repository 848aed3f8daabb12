// Accepted: a task-local value around the making of the screen, captured by the screen.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  Storyboard.make(ResourcesScreen.self)
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  ResourcesScreen.$source.withValue(loader) { Storyboard.make(ResourcesScreen.self) }
}
