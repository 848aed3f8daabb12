// Rejected by: the screens of an override share what it makes
// Misconception: An override is short, so nothing has to be kept for it.

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
