public import Foundation
import Synchronization

/// A store that lasts as long as the process: for tests and previews.
public final class MemorySettingsStore: SettingsStore {
  private struct State {
    var data: Data?
    var aside: [String: Data] = [:]
  }

  private let state: Mutex<State>

  /// Makes a store.
  ///
  /// - Parameter data: What it holds at first.
  public init(_ data: Data? = nil) {
    state = Mutex(State(data: data))
  }

  /// The copies that were kept aside, by name.
  public var aside: [String: Data] { state.withLock(\.aside) }

  /// The bytes that are stored.
  public func read() -> Data? {
    state.withLock(\.data)
  }

  /// Stores bytes in place of the old ones.
  public func replace(with data: Data) {
    state.withLock { $0.data = data }
  }

  /// Keeps a copy of bytes that could not be read as settings.
  public func keepAside(_ data: Data) -> String {
    let name = nameAside("settings", data)
    state.withLock { $0.aside[name] = data }
    return name
  }
}
