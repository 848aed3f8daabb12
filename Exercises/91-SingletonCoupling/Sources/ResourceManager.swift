/// Where the app's screens get their resources.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  /// Who does the loading.
  var loader: any ResourceLoader = BundledLoader()

  private init() {}

  func load(_ path: String, completion: @escaping @MainActor ([String]) -> Void) {
    loader.load(path, completion: completion)
  }
}
