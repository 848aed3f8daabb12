import Dispatch
import Foundation
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

  /// Makes a change many times, in some windows by turns and on four threads.
  ///
  /// Each change lets the other threads go on before it is saved, also where there is one processor.
  /// Returns how often it has failed.
  static func updateAtOnce(
    _ count: Int, in owners: [SettingsOwner],
    _ change: @escaping @Sendable (inout AppSettings) -> Void
  ) -> Int {
    let failures = Counter()
    let ended = DispatchGroup()
    for thread in 0..<4 {
      ended.enter()
      Thread {
        for number in stride(from: thread, to: count, by: 4) {
          do {
            try owners[number % owners.count].update {
              change(&$0)
              sched_yield()
            }
          } catch {
            failures.value.add(1, ordering: .relaxed)
          }
        }
        ended.leave()
      }.start()
    }
    ended.wait()
    return failures.value.load(ordering: .relaxed)
  }
}

private final class Counter: Sendable {
  let value = Atomic(0)
}

/// Changes settings that somebody was given: an object itself, and of a value nothing but a copy.
func change(_ settings: AppSettings, _ change: (inout AppSettings) -> Void) {
  var settings = settings
  change(&settings)
}

extension AppSettings {
  var text: String { "text \(textSize), by date \(sortsByDate), opened \(openedCount)" }
}
