// Rejected by: a transfer that ends in its own handler says what was sent
// Misconception: a lock that is held during the call keeps the handler from being taken away.

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped, when nobody keeps it, or when its subject ends.
final class KVOToken: KVOObject {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  /// Who is told of a change; it goes when the observation does.
  private var handler: Handler?
  private let lock = NSLock()

  private(set) var isActive = false

  private weak var subject: Model?
  private let keyPath: String

  /// Only the address matters: it tells a token's registration from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject
    self.keyPath = keyPath
    self.handler = subject == nil ? nil : handler
    super.init()
    guard let subject else { return }
    isActive = true
    subject.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: &Self.context)
    subject.whenItEnds(self) { [weak self] subject in self?.leave(subject) }
  }

  deinit {
    stop()
  }

  func stop() {
    guard let subject else { return }
    subject.cancelEnding(of: self)
    leave(subject)
  }

  private func leave(_ subject: Model) {
    guard isActive else { return }
    isActive = false
    lock.withLock { handler = nil }
    subject.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    lock.withLock {
      handler?(self, Self.value(change?[.oldKey]), Self.value(change?[.newKey]))
    }
  }

  private static func value(_ boxed: Any?) -> Any? {
    boxed is NSNull ? nil : boxed
  }
}
