import Remedies

// How the app makes its screens. These two functions stay: the app, and the tests, call nothing else.

/// What the app's screens find around them.
private let app: Scope = {
  var rules = Rules()
  try? rules.provide((any ResourceLoader).self) { _ in BundledLoader() }
  return Scope(rules)
}()

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  app.run { Storyboard.make(ResourcesScreen.self) }
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  app.overriding { try? $0.provide((any ResourceLoader).self) { _ in loader } }
    .run { Storyboard.make(ResourcesScreen.self) }
}
