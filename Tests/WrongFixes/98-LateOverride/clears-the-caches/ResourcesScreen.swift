// Rejected by: the app does not connect again after an override
// Misconception: It is the cache that is too old, so it is emptied whenever somebody overrides.

/// Lists the user's resources.
@MainActor final class ResourcesScreen {
  private let services: Services
  private(set) var lines: [String] = []
  var selection: String?

  init(services: Services) {
    self.services = services
  }

  /// Called when the screen appears and when the user pulls it down.
  func load() async {
    // Asked for at each use, and not kept: an override may have begun since, or ended.
    lines = await services.library.lines()
  }
}
