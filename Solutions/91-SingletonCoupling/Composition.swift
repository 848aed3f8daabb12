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
  let screenScope = InjectionScope(in: app, sharing: ResourceManager.self) { _ in
    ResourceManager(loader: loader)
  }
  return try screenScope.run { try Storyboard().screen("Resources", as: ResourcesScreen.self) }
}
