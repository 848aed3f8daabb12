/// Where the app's screens get their resources.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  /// Who does the loading.
  var loader: any ResourceLoader = BundledLoader()

  /// The loaders of screens that have one of their own.
  private var loaders: [ObjectIdentifier: any ResourceLoader] = [:]

  private init() {}

  func use(_ loader: any ResourceLoader, for screen: ResourcesScreen) {
    loaders[ObjectIdentifier(screen)] = loader
  }

  func load(
    _ path: String, for screen: ResourcesScreen,
    completion: @escaping @MainActor ([String]) -> Void
  ) {
    (loaders[ObjectIdentifier(screen)] ?? loader).load(path, completion: completion)
  }
}
