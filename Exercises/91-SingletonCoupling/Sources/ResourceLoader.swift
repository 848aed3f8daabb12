/// Loads the lines of a resource; what the network answers comes later.
@MainActor protocol ResourceLoader: AnyObject, Sendable {
  /// Asks for the resource at `path` and hands its lines to `completion`.
  func load(_ path: String, completion: @escaping @MainActor ([String]) -> Void)
}

/// The app's own loader: reads what is bundled with the app, and answers at once.
final class BundledLoader: ResourceLoader {
  private static let resources = ["list": ["Guide", "Licence"], "images": ["guide.png"]]

  nonisolated init() {}

  func load(_ path: String, completion: @escaping @MainActor ([String]) -> Void) {
    completion(Self.resources[path] ?? [])
  }
}
