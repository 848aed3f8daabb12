import Foundation
import KataTesting
import Remedies
import Testing

@Suite(.kata) struct SettingsOwnerTests {
  let store = MemorySettingsStore()
  let heard = Transcript()

  private func owner() -> SettingsOwner<PassCodePolicy> { SettingsOwner(in: store) }

  private func transcript(_ name: String, of owner: SettingsOwner<PassCodePolicy>) -> SettingsToken
  {
    owner.observe { [heard] in heard.add("\(name) \($0.old.attempts)→\($0.new.attempts)") }
  }

  @Test func `an observer hears what was and what is`() throws {
    let owner = owner()
    let token = owner.observe { [heard] change in
      heard.add("\(change.old.attempts)→\(change.new.attempts)")
      heard.add("attempts: \(change.concerns(\.attempts))")
      heard.add("lock: \(change.concerns(\.isEnabled))")
    }
    try owner.update { $0.attempts = 3 }
    #expect(heard.lines == ["5→3", "attempts: true", "lock: false"])
    withExtendedLifetime(token) {}
  }

  @Test func `several changes in one update are told once`() throws {
    let owner = owner()
    let token = transcript("screen", of: owner)
    try owner.update {
      $0.attempts = 3
      $0.isEnabled = true
      $0.attempts = 4
    }
    #expect(heard.lines == ["screen 5→4"])
    withExtendedLifetime(token) {}
  }

  @Test func `what changes nothing is told nobody`() throws {
    let owner = owner()
    let token = transcript("screen", of: owner)
    try owner.update { $0.attempts = $0.attempts }
    #expect(heard.lines.isEmpty)
    #expect(!owner.hasUnsavedChanges)
    withExtendedLifetime(token) {}
  }

  @Test func `observers are told in their order, and each ends with its token`() throws {
    let owner = owner()
    var first: SettingsToken? = transcript("first", of: owner)
    let second = transcript("second", of: owner)
    try owner.update { $0.attempts = 3 }
    _ = first
    first = nil
    try owner.update { $0.attempts = 2 }
    second.stop()
    second.stop()
    try owner.update { $0.attempts = 1 }
    #expect(heard.lines == ["first 5→3", "second 5→3", "second 3→2"])
  }

  @Test func `a stopped token lets go of what its closure captured`() {
    let owner = owner()
    var captured: Transcript? = Transcript()
    weak let gone = captured
    let token = owner.observe { [captured] _ in captured?.add("") }
    captured = nil
    #expect(gone != nil)
    token.stop()
    #expect(gone == nil)
  }

  @Test func `owner and token may die in any order`() throws {
    var owner: SettingsOwner<PassCodePolicy>? = owner()
    weak let gone = owner
    let tokens = owner.map { [transcript("a", of: $0), $0.post(to: NotificationCenter())] }
    owner = nil
    #expect(gone == nil)
    for token in tokens ?? [] { token.stop() }
    #expect(heard.lines.isEmpty)
  }

  @Test func `an observer that changes the settings is heard after the change that it answers`()
    throws
  {
    let owner = owner()
    let limiting = owner.observe { [weak owner] change in
      if change.new.attempts > 3 { try? owner?.update { $0.attempts = 3 } }
    }
    let screen = transcript("screen", of: owner)
    try owner.update { $0.attempts = 9 }
    #expect(heard.lines == ["screen 5→9", "screen 9→3"])
    #expect(owner.settings.attempts == 3)
    withExtendedLifetime((limiting, screen)) {}
  }

  @Test func `an observer that stops another in its turn is obeyed at once`() throws {
    let owner = owner()
    let box = TokenBox()
    let first = owner.observe { _ in box.token = nil }
    box.token = transcript("second", of: owner)
    try owner.update { $0.attempts = 3 }
    #expect(heard.lines.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func `an observer that begins inside a call hears of later changes only`() throws {
    let owner = owner()
    let box = TokenBox()
    let first = owner.observe { [heard, weak owner] _ in
      guard box.token == nil, let owner else { return }
      box.token = owner.observe { heard.add("\($0.old.attempts)→\($0.new.attempts)") }
    }
    try owner.update { $0.attempts = 3 }
    try owner.update { $0.attempts = 2 }
    #expect(heard.lines == ["3→2"])
    withExtendedLifetime(first) {}
  }

  @Test func `a change that makes no sense is refused as a whole`() {
    let owner = owner()
    let token = transcript("screen", of: owner)
    #expect(throws: SettingsError.invalidValue(key: "attempts", value: "-1")) {
      try owner.update {
        $0.isEnabled = true
        $0.attempts = -1
      }
    }
    #expect(owner.settings == .firstLaunch)
    #expect(heard.lines.isEmpty)
    withExtendedLifetime(token) {}
  }

  @Test func `a change that throws changes nothing`() {
    struct Refused: Error {}
    let owner = owner()
    #expect(throws: Refused.self) {
      try owner.update {
        $0.isEnabled = true
        throw Refused()
      }
    }
    #expect(owner.settings == .firstLaunch)
    #expect(throws: Never.self) { try owner.update { $0.attempts = 3 } }
  }

  @Test func `what is given out is a copy`() {
    let owner = owner()
    var mine = owner.settings
    mine.isEnabled = true
    #expect(!owner.settings.isEnabled)
  }

  @Test func `the settings can be read inside an update`() throws {
    let owner = owner()
    try owner.update { $0.attempts = owner.settings.attempts + 1 }
    #expect(owner.settings.attempts == 6)
  }

  @Test func `an update inside an update stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let owner = SettingsOwner<PassCodePolicy>(in: MemorySettingsStore())
      try owner.update { _ in try owner.update { $0.attempts = 1 } }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("PassCodePolicy is updated inside an update"))
  }

  @Test func `two observers that answer each other stop the program with a sentence`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let owner = SettingsOwner<PassCodePolicy>(in: MemorySettingsStore())
      let tokens = [true, false].map { wish in
        owner.observe { [weak owner] _ in try? owner?.update { $0.isEnabled = wish } }
      }
      try owner.update { $0.attempts = 1 }
      withExtendedLifetime(tokens) {}
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("have answered each other's changes 1,000 times"))
  }

  @Test func `a notification carries the change and its owner`() throws {
    let center = NotificationCenter()
    let owner = owner()
    let posting = owner.post(to: center)
    let ear = center.addObserver(
      forName: SettingsOwner<PassCodePolicy>.didChange, object: owner, queue: nil
    ) { [heard] notification in
      let change = SettingsChange<PassCodePolicy>(notification)
      heard.add(notification.name.rawValue)
      heard.add(change.map { "\($0.old.attempts)→\($0.new.attempts)" } ?? "nothing")
    }
    try owner.update { $0.attempts = 3 }
    posting.stop()
    try owner.update { $0.attempts = 2 }
    center.removeObserver(ear)
    #expect(heard.lines == ["PassCodePolicy.didChange", "5→3"])
    #expect(SettingsChange<PassCodePolicy>(Notification(name: .init("other"))) == nil)
  }
}
