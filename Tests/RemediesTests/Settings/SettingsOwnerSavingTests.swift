import Foundation
import KataTesting
import Remedies
import Testing

@Suite(.kata) struct SettingsOwnerSavingTests {
  let store = CountingStore()
  let heard = Transcript()

  private func owner() -> SettingsOwner<PassCodePolicy> { SettingsOwner(in: store) }

  private func autosave(_ owner: SettingsOwner<PassCodePolicy>) -> SettingsToken {
    owner.autosave { [heard] in heard.add("\($0)") }
  }

  private var stored: PassCodePolicy { StoredSettings<PassCodePolicy>(in: store).load().settings }

  @Test func `loading writes nothing, and neither does saving what has not changed`() throws {
    let owner = owner()
    let token = autosave(owner)
    try owner.flush()
    owner.reload()
    #expect(store.writes == 0)
    withExtendedLifetime(token) {}
  }

  @Test func `without autosave nothing is written before the flush, and then all of it once`()
    throws
  {
    let owner = owner()
    try owner.update { $0.attempts = 3 }
    try owner.update { $0.isEnabled = true }
    #expect(store.writes == 0)
    #expect(owner.hasUnsavedChanges)
    try owner.flush()
    try owner.flush()
    #expect(store.writes == 1)
    #expect(!owner.hasUnsavedChanges)
    #expect(stored == owner.settings)
  }

  @Test func `autosave writes once for each change, and does not set itself off`() throws {
    let owner = owner()
    let token = autosave(owner)
    let screen = owner.observe { [heard] in heard.add("\($0.old.attempts)→\($0.new.attempts)") }
    try owner.update { $0.attempts = 3 }
    #expect(store.writes == 1)
    try owner.update {
      $0.attempts = 2
      $0.isEnabled = true
    }
    #expect(store.writes == 2)
    try owner.update { $0.attempts = 2 }
    #expect(store.writes == 2)
    #expect(heard.lines == ["5→3", "3→2"])
    #expect(stored == owner.settings)
    withExtendedLifetime((token, screen)) {}
  }

  @Test func `who is told after autosave hears of what is stored`() throws {
    let owner = owner()
    let token = autosave(owner)
    let screen = owner.observe { [heard, store] change in
      let stored = StoredSettings<PassCodePolicy>(in: store).load().settings
      heard.add(stored == change.new ? "stored" : "not stored")
    }
    try owner.update { $0.attempts = 3 }
    #expect(heard.lines == ["stored"])
    withExtendedLifetime((token, screen)) {}
  }

  @Test func `an answer to a change is saved as well`() throws {
    let owner = owner()
    let token = autosave(owner)
    let limiting = owner.observe { [weak owner] change in
      if change.new.attempts > 3 { try? owner?.update { $0.attempts = 3 } }
    }
    try owner.update { $0.attempts = 9 }
    #expect(stored.attempts == 3)
    #expect(!owner.hasUnsavedChanges)
    withExtendedLifetime((token, limiting)) {}
  }

  @Test func `autosave begins by saving what is unsaved, and a dropped token ends it`() throws {
    let owner = owner()
    try owner.update { $0.attempts = 3 }
    var token: SettingsToken? = autosave(owner)
    #expect(store.writes == 1)
    _ = token
    token = nil
    try owner.update { $0.attempts = 2 }
    #expect(stored.attempts == 3)
  }

  @Test func `a failed save is said, keeps the change, and is made up for`() throws {
    let owner = owner()
    let token = autosave(owner)
    try owner.update { $0.attempts = 4 }
    store.isFull = true
    try owner.update { $0.attempts = 3 }
    #expect(heard.lines == ["The store failed. No space left."])
    #expect(owner.settings.attempts == 3)
    #expect(owner.hasUnsavedChanges)
    #expect(throws: SettingsError.store("No space left.")) { try owner.flush() }
    #expect(stored.attempts == 4)
    store.isFull = false
    try owner.flush()
    #expect(stored.attempts == 3)
    withExtendedLifetime(token) {}
  }

  @Test func `settings that survive their owner are those of the last flush`() throws {
    var first: SettingsOwner<PassCodePolicy>? = owner()
    try first?.update { $0.attempts = 3 }
    try first?.flush()
    try first?.update { $0.attempts = 2 }
    first = nil
    #expect(owner().settings.attempts == 3)
    #expect(owner().origin == .saved)
  }

  @Test func `a second owner's change is not overwritten, and reloading finds it`() throws {
    let owners = [owner(), owner()]
    try owners[0].update { $0.isEnabled = true }
    try owners[0].flush()
    try owners[1].update { $0.attempts = 3 }
    #expect(throws: SettingsError.changedElsewhere) { try owners[1].flush() }
    #expect(stored.isEnabled)
    let token = owners[1].observe { [heard] in
      heard.add("\($0.old.isEnabled)→\($0.new.isEnabled)")
    }
    owners[1].reload()
    #expect(heard.lines == ["false→true"])
    try owners[1].update { $0.attempts = 3 }
    try owners[1].flush()
    #expect(stored.isEnabled && stored.attempts == 3)
    withExtendedLifetime(token) {}
  }

  @Test func `what could not be read at the start is not overwritten later`() throws {
    try StoredSettings(in: store).save(SettingsScene.policy)
    store.isLocked = true
    let owner = owner()
    #expect(owner.settings == .afterLoss)
    store.isLocked = false
    try owner.update { $0.attempts = 3 }
    #expect(throws: SettingsError.changedElsewhere) { try owner.flush() }
    #expect(stored == SettingsScene.policy)
    #expect(owner.reload().origin == .saved)
    #expect(owner.settings == SettingsScene.policy)
  }

  @Test func `damage is kept when its owner saves, and not before`() throws {
    let damaged = Data("damaged".utf8)
    store.memory.replace(with: damaged)
    let owner = owner()
    #expect(owner.origin.isLoss)
    #expect(store.memory.read() == damaged)
    try owner.update { $0.attempts = 3 }
    try owner.flush()
    #expect(stored.attempts == 3)
    #expect(stored.isEnabled)
    #expect(Array(store.memory.aside.values) == [damaged])
  }
}
