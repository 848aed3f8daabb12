import Remedies
import Synchronization

protocol ResourceLoader: Sendable {
  var name: String { get }
}

struct NamedLoader: ResourceLoader {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// A service that is told apart by its identity.
final class RequestQueue: Sendable {}

/// A service that knows the screen for which it was made.
final class Progress {
  let screen: WeakSender<Screen>

  init(screen: WeakSender<Screen>) {
    self.screen = screen
  }
}

class Screen {
  @Injected var loader: any ResourceLoader
  @Injected var cache: (any ResourceLoader)?
  @Injected var progress: Progress
  @Injected var queue: RequestQueue
}

class UsersScreen: Screen {}
final class BlockedUsersScreen: UsersScreen, Offline, Embedded {}
final class ProjectsScreen: Screen {}

protocol Offline {}
protocol Embedded {}

/// Counts, from any thread.
final class Tally: Sendable {
  private let total = Mutex(0)

  var count: Int { total.withLock { $0 } }

  func add() {
    total.withLock { $0 += 1 }
  }
}

extension InjectionScope {
  /// A scope with one loader for everybody.
  static func app(_ name: String = "app") throws -> InjectionScope {
    let scope = InjectionScope()
    try scope.register((any ResourceLoader).self) { _ in NamedLoader(name) }
    return scope
  }

  /// What the loader is called that an owner gets.
  func loaderName(for owner: AnyObject? = nil) throws -> String {
    try resolve((any ResourceLoader).self, for: owner).name
  }
}
