import Synchronization

/// The user's resources; it counts how often somebody has looked.
final class Library: Sendable {
  private let loader: any ResourceLoader
  private let visits = Mutex(0)

  init(loader: any ResourceLoader) {
    self.loader = loader
  }

  func lines() async -> [String] {
    let visit = visits.withLock { visits in
      visits += 1
      return visits
    }
    return ["Visit \(visit)"] + (await loader.titles())
  }
}
