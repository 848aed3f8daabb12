// Accepted: initializer injection behind the kept functions, without the storyboard.

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  ResourcesScreen(loader: BundledLoader())
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  ResourcesScreen(loader: loader)
}
