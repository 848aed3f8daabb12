// Rejected by: each of two screens shows and opens the resources of its own loader
// Misconception: An override lasts as long as what was made in it.

import Remedies

/// The rules of the app: one connection for all screens that say nothing else.
private let app = InjectionScope(sharing: ResourceManager.self) { _ in
  ResourceManager(loader: NetworkLoader())
}

/// The first screen of the app, whose resources come from the server.
@MainActor func makeStartScreen() throws -> ResourcesScreen {
  try app.run { try Storyboard().screen("Resources", as: ResourcesScreen.self) }
}

/// A screen whose resources come from somewhere else.
@MainActor func makeResourcesScreen(loader: any ResourceLoader) throws -> ResourcesScreen {
  try InjectionScope.override { rules in
    try rules.share(ResourceManager.self) { _ in ResourceManager(loader: loader) }
  } during: {
    try app.run { try Storyboard().screen("Resources", as: ResourcesScreen.self) }
  }
}
