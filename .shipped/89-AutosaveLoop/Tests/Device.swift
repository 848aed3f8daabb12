import Foundation
import KataTesting
import Testing

@testable import AutosaveLoop

/// Said of a test that ends in a crash: settings that answer themselves end with the stack, if they
/// do so at once.
let stopped: Comment = "The app stops, with thousands of frames on its stack."

/// A device of the user, with the app on it.
struct Device {
  let store: ArchiveStore
  let turns = Turns()
  let owner: SettingsOwner

  /// Starts the app.
  init(_ archive: Data? = nil) throws {
    store = ArchiveStore(archive)
    owner = try SettingsOwner(store: store, turns: turns)
  }

  /// Lets the app go on until it has nothing to do; returns whether it comes to that.
  func rest() -> Bool {
    turns.run(atMost: 6)
  }

  /// What is in the store, as another start of the app would read it.
  var stored: String {
    get throws { try Device(store.archive).text }
  }

  /// The settings as the app shows them.
  var text: String {
    let settings = owner.settings
    return "text \(settings.textSize), by date \(settings.sortsByDate), locked \(settings.isLocked)"
  }
}

/// An archive as another device has saved it: text 24, by date, locked.
func archiveFromElsewhere() throws -> Data {
  let device = try Device()
  device.owner.setTextSize(24)
  device.owner.setSortsByDate(true)
  device.owner.setLocked(true)
  _ = device.rest()
  keepAlive(device.owner)
  return try #require(device.store.archive)
}

extension Device {
  /// The archive after a change, which is saved.
  func changed(_ change: (SettingsOwner) -> Void) -> Data? {
    change(owner)
    _ = rest()
    keepAlive(owner)
    return store.archive
  }
}
