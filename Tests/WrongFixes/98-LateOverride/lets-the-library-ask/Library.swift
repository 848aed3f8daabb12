// Rejected by: the app goes on where it was before the override
// Misconception: If the library asks for its loader at each visit, there is nothing to make anew.

import Synchronization

/// The user's resources; it counts how often somebody has looked.
final class Library: Sendable {
  private let loader: @Sendable () -> any ResourceLoader
  private let visits = Mutex(0)

  init(loader: @escaping @Sendable () -> any ResourceLoader) {
    self.loader = loader
  }

  func lines() async -> [String] {
    let visit = visits.withLock { visits in
      visits += 1
      return visits
    }
    return ["Visit \(visit)"] + (await loader().titles())
  }
}
