import Foundation
import Testing

#if canImport(SwiftUI)
import SwiftUI
#endif

/// Kata 81 in today's Swift: a wrapper for each setting is a write for each setting.
@Suite struct ScatteredSettingsToday {
  /// A wrapper as many apps have one, over a store that counts its writes.
  @propertyWrapper struct Stored<Value> {
    let key: String
    let fallback: Value
    let store: Store

    var wrappedValue: Value {
      get { store.values[key] as? Value ?? fallback }
      nonmutating set { store.set(newValue, for: key) }
    }
  }

  final class Store {
    private(set) var values: [String: Any] = [:]
    private(set) var writeCount = 0

    func set(_ value: Any, for key: String) {
      values[key] = value
      writeCount += 1
    }
  }

  struct Lock {
    @Stored<Bool> var isEnabled: Bool
    @Stored<Double> var checkInterval: Double

    init(in store: Store) {
      _isEnabled = Stored(key: "isPassCodeEnabled", fallback: false, store: store)
      _checkInterval = Stored(key: "checkInterval", fallback: 300, store: store)
    }
  }

  struct Synchronization {
    @Stored<Double> var interval: Double

    init(in store: Store) {
      _interval = Stored(key: "checkInterval", fallback: 900, store: store)
    }
  }

  struct Policy: Codable, Equatable {
    var isEnabled = false
    var checkInterval = 300.0
  }

  @Test func `two settings are two writes, and one key is one setting`() {
    let store = Store()
    let lock = Lock(in: store)
    lock.isEnabled = true
    #expect(lock.isEnabled && lock.checkInterval == 300, "Between the two: half a policy.")
    lock.checkInterval = 15
    #expect(store.writeCount == 2)
    Synchronization(in: store).interval = 3_600
    #expect(lock.checkInterval == 3_600)
  }

  @Test func `an encoded value is one write`() throws {
    let store = Store()
    let policy = Policy(isEnabled: true, checkInterval: 15)
    store.set(try PropertyListEncoder().encode(policy), for: "lockPolicy")
    #expect(store.writeCount == 1)
    let data = try #require(store.values["lockPolicy"] as? Data)
    #expect(try PropertyListDecoder().decode(Policy.self, from: data) == policy)
  }
}

#if canImport(SwiftUI)
/// Compiles, and is the bug: two wrappers, one string.
@MainActor private struct TwoScreens {
  @AppStorage("checkInterval") var lockInterval = 300.0
  @AppStorage("checkInterval") var syncInterval = 900.0
}
#endif
