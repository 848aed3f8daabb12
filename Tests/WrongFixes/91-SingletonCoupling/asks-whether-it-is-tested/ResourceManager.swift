/// Where the app's screens get their resources.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  /// Set by tests, which bring a loader of their own.
  var isTesting = false
  var testLoader: (any ResourceLoader)?

  private let bundled = BundledLoader()

  /// Who does the loading.
  private var loader: any ResourceLoader {
    isTesting ? testLoader ?? bundled : bundled
  }

  private init() {}

  func load(_ path: String, completion: @escaping @MainActor ([String]) -> Void) {
    loader.load(path, completion: completion)
  }
}
