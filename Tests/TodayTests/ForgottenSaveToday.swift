import Foundation
import Observation
import Testing

/// 86 in today's Swift: a change that nobody saves, or that is saved into memory.
@Suite struct ForgottenSaveToday {
  /// A setting with a `didSet` of its own saves; the one that was added later does not.
  @Observable final class ObservableSettings {
    var isLocked = false { didSet { saves.append("isLocked") } }
    var textSize = 17.0 { didSet { saves.append("textSize") } }
    var sortsByDate = false

    @ObservationIgnored private(set) var saves: [String] = []
  }

  @Test func `a property of an observable class saves if it has an observer of its own`() {
    let settings = ObservableSettings()
    settings.isLocked = true
    settings.textSize = 20
    settings.sortsByDate = true
    #expect(settings.saves == ["isLocked", "textSize"])
  }

  struct Settings: Equatable {
    var isLocked = false
    var textSize = 17.0
    var sortsByDate = false
  }

  /// One value has one observer, whatever is added to it.
  @Observable final class Owner {
    var settings = Settings() {
      didSet { if settings != oldValue { saves.append(settings) } }
    }

    @ObservationIgnored private(set) var saves: [Settings] = []
  }

  @Test func `a value in one property saves each change of any part, and no look`() {
    let owner = Owner()
    owner.settings.sortsByDate = true
    owner.settings.isLocked = true
    owner.settings.isLocked = true
    #expect(owner.settings.textSize == 17)
    #expect(owner.saves.map(\.isLocked) == [false, true])
    #expect(owner.saves.map(\.sortsByDate) == [true, true])
  }

  #if os(Linux)
  /// On Apple's systems another process takes the value; there is none on Linux.
  @Test func `on Linux a default that is only set is gone with its process`() async throws {
    let suite = "ForgottenSaveToday-\(UUID().uuidString)"
    await #expect(processExitsWith: .success) { [suite = suite as String] in
      let defaults = try #require(UserDefaults(suiteName: suite))
      defaults.set(3, forKey: "attempts")
      #expect(UserDefaults(suiteName: suite)?.integer(forKey: "attempts") == 3)
    }
    #expect(UserDefaults(suiteName: suite)?.object(forKey: "attempts") == nil)
  }
  #endif
}
