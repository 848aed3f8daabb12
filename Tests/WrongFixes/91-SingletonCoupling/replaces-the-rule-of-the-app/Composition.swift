// Rejected by: the start screen goes on to show the server's resources
// Misconception: A rule belongs to the app, so another source is another rule of the app.

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
  app.replace(ResourceManager.self) { _ in ResourceManager(loader: loader) }
  return try app.run { try Storyboard().screen("Resources", as: ResourcesScreen.self) }
}
