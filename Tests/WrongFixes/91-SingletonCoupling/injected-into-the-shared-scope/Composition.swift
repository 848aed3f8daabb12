// Rejected by: each of two screens asks its own loader
// Misconception: an injected property is its own, whatever scope it is filled from.

import Remedies

/// Every screen finds the manager's loader.
private let app: Scope = {
  var rules = Rules()
  try? rules.provide((any ResourceLoader).self) { _ in
    MainActor.assumeIsolated { ResourceManager.shared.loader }
  }
  return Scope(rules)
}()

/// The resources that came with the app.
@MainActor func makeResourcesScreen() -> ResourcesScreen {
  app.run { Storyboard.make(ResourcesScreen.self) }
}

/// The resources of another source.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) -> ResourcesScreen {
  ResourceManager.shared.loader = loader
  return app.run { Storyboard.make(ResourcesScreen.self) }
}
