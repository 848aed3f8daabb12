/// Where the app's screens get their resources.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  /// Who does the loading.
  var loader: any ResourceLoader = BundledLoader()

  /// The screens that have a loader of their own, with it.
  private var entries: [(screen: ResourcesScreen, loader: any ResourceLoader)] = []

  private init() {}

  func use(_ loader: any ResourceLoader, for screen: ResourcesScreen) {
    entries.append((screen, loader))
  }

  func load(
    _ path: String, for screen: ResourcesScreen,
    completion: @escaping @MainActor ([String]) -> Void
  ) {
    let entry = entries.last { $0.screen === screen }
    (entry?.loader ?? loader).load(path, completion: completion)
  }
}
