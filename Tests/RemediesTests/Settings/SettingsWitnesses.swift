import Foundation
import Remedies
import Synchronization

/// What was heard, in its order, from any thread.
final class Transcript: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) {
    state.withLock { $0.append(line) }
  }
}

/// A token that a closure can put away or drop.
final class TokenBox: Sendable {
  private let state = Mutex<SettingsToken?>(nil)

  var token: SettingsToken? {
    get { state.withLock { $0 } }
    set {
      let old = state.withLock { token in
        defer { token = newValue }
        return token
      }
      withExtendedLifetime(old) {}
    }
  }
}

/// A store that counts its writes and can be made to fail.
final class CountingStore: SettingsStore {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let memory = MemorySettingsStore()
  private let state = Mutex((writes: 0, isFull: false, isLocked: false))

  var writes: Int { state.withLock { $0.writes } }

  var isFull: Bool {
    get { state.withLock { $0.isFull } }
    set { state.withLock { $0.isFull = newValue } }
  }

  var isLocked: Bool {
    get { state.withLock { $0.isLocked } }
    set { state.withLock { $0.isLocked = newValue } }
  }

  func read() throws -> Data? {
    if isLocked { throw Failure(description: "The disk is locked.") }
    return memory.read()
  }

  func replace(with data: Data) throws {
    if isFull { throw Failure(description: "No space left.") }
    state.withLock { $0.writes += 1 }
    memory.replace(with: data)
  }

  func keepAside(_ data: Data) -> String { memory.keepAside(data) }
}
