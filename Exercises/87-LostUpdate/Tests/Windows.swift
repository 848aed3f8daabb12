import Dispatch
import Synchronization

@testable import LostUpdate

/// Two windows of the app on one store.
struct Windows {
  let store: ArchiveStore
  let left: SettingsOwner
  let right: SettingsOwner

  init(on store: ArchiveStore = ArchiveStore()) throws {
    self.store = store
    (left, right) = try makeOwners(on: store)
  }

  /// What the app finds at its next start.
  func afterRestart() throws -> AppSettings {
    try makeOwners(on: store).left.settings()
  }

  /// Makes a change many times, in some windows by turns and on as many threads as there are.
  ///
  /// Returns how often it has failed.
  static func updateAtOnce(
    _ count: Int, in owners: [SettingsOwner], _ change: @Sendable (inout AppSettings) -> Void
  ) -> Int {
    let failures = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: count) { number in
      do {
        try owners[number % owners.count].update(change)
      } catch {
        failures.add(1, ordering: .relaxed)
      }
    }
    return failures.load(ordering: .relaxed)
  }
}

/// Changes settings that somebody was given: an object itself, and of a value nothing but a copy.
func change(_ settings: AppSettings, _ change: (inout AppSettings) -> Void) {
  var settings = settings
  change(&settings)
}

extension AppSettings {
  var text: String { "text \(textSize), by date \(sortsByDate), opened \(openedCount)" }
}
