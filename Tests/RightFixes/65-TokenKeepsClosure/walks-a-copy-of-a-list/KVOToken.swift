// Accepted: a list of handlers, as a signal has it, walked as a copy and emptied at the end.

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped, when nobody keeps it, or when its subject ends.
final class KVOToken: KVOObject {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  /// Who is told of a change: one, or nobody.
  private var handlers: [Handler]

  private(set) var isActive = false

  private weak var subject: Model?
  private let keyPath: String

  /// Only the address matters: it tells a token's registration from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject
    self.keyPath = keyPath
    handlers = subject == nil ? [] : [handler]
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
    handlers = []
    subject.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    // The array that is walked is a copy: stopping empties the property and not the walk.
    for handler in handlers {
      handler(self, Self.value(change?[.oldKey]), Self.value(change?[.newKey]))
    }
  }

  private static func value(_ boxed: Any?) -> Any? {
    boxed is NSNull ? nil : boxed
  }
}
