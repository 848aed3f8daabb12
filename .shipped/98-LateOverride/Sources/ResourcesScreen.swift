/// Lists the user's resources.
@MainActor final class ResourcesScreen {
  private let services: Services
  private lazy var library = services.library
  private(set) var lines: [String] = []
  var selection: String?

  init(services: Services) {
    self.services = services
  }

  /// Called when the screen appears and when the user pulls it down.
  func load() async {
    lines = await library.lines()
  }
}
