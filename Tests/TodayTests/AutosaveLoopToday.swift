import Foundation
import Observation
import Synchronization
import Testing

/// 89 in today's Swift: saves that are caused by something else than a change.
@Suite struct AutosaveLoopToday {
  @Observable final class Settings {
    var textSize = 17.0
    var sortsByDate = false
  }

  @Test func `a save in the call of withObservationTracking saves what was there before, once`() {
    let settings = Settings()
    let saved = Mutex<[Double]>([])
    nonisolated(unsafe) let shared = settings
    withObservationTracking {
      _ = settings.textSize
    } onChange: {
      saved.withLock { $0.append(shared.textSize) }
    }
    settings.textSize = 24
    settings.textSize = 30
    #expect(saved.withLock { $0 } == [17])
  }

  /// Saves when a property is set, whoever sets it.
  final class SavingSettings {
    var textSize = 17.0 { didSet { save() } }
    var sortsByDate = false { didSet { save() } }

    private(set) var saves: [String] = []

    func load(textSize: Double, sortsByDate: Bool) {
      self.textSize = textSize
      self.sortsByDate = sortsByDate
    }

    private func save() {
      saves.append("text \(textSize), by date \(sortsByDate)")
    }
  }

  @Test func `loading through observed properties saves settings that are half loaded`() {
    let settings = SavingSettings()
    settings.load(textSize: 24, sortsByDate: true)
    #expect(settings.saves == ["text 24.0, by date false", "text 24.0, by date true"])
  }

  struct Choices: Equatable {
    var textSize = 17.0
    var sortsByDate = false
  }

  /// Saves what differs from what is stored.
  final class Owner {
    private(set) var choices = Choices()
    private(set) var saves: [Choices] = []
    var onChange: (() -> Void)?

    func load(_ stored: Choices) {
      choices = stored
    }

    func update(_ change: (inout Choices) -> Void) {
      let old = choices
      change(&choices)
      guard choices != old else { return }
      saves.append(choices)
      onChange?()
    }
  }

  @Test func `an update that compares saves once, and ends the circle of an answer`() {
    let owner = Owner()
    owner.load(Choices(textSize: 24, sortsByDate: true))
    owner.onChange = { [unowned owner] in owner.update { $0.textSize.round() } }
    owner.update { $0.textSize = 20.6 }
    #expect(owner.saves.map(\.textSize) == [20.6, 21])
  }

  #if os(Linux)
  @Test func `on Linux nobody is told of a default that is set`() throws {
    let defaults = try #require(UserDefaults(suiteName: "AutosaveLoopToday-\(UUID().uuidString)"))
    let told = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in told.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    // Never synchronized, so that nothing is written anywhere.
    defaults.set(24, forKey: "textSize")
    #expect(defaults.integer(forKey: "textSize") == 24)
    #expect(told.withLock { $0 } == 0)
  }
  #endif
}

#if canImport(ObjectiveC)
/// The shipped autosave with Foundation's own tokens: compiled where there are any, never run.
extension AutosaveLoopToday {
  final class NativeSettings: NSObject, @unchecked Sendable {
    @objc dynamic var textSize = 17.0
    @objc dynamic var saveCount = 0

    private var observations: [NSKeyValueObservation] = []

    func saveByItself() {
      observations = [
        observe(\.textSize) { settings, _ in settings.save() },
        // What saving changes is no setting, and does not belong here.
        observe(\.saveCount) { settings, _ in settings.save() },
      ]
    }

    private func save() {
      saveCount += 1
    }
  }
}
#endif
