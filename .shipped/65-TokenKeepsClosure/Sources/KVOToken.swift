// Symptom: what was sent stays in memory as long as its row is in the list; muted rows work on.
// Task:    let a token that was stopped keep nothing, also one that is stopped by its own handler.
// Run:     swift run kata   (or: cd Exercises && KATA=65 swift test)

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped, when nobody keeps it, or when its subject ends.
final class KVOToken: KVOObject {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  /// Who is told of a change.
  var handler: Handler?

  private(set) var isActive = false

  private weak var subject: Model?
  private let keyPath: String

  /// Only the address matters: it tells a token's registration from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject
    self.keyPath = keyPath
    self.handler = handler
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
    subject.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if handler != nil {
      handler?(self, Self.value(change?[.oldKey]), Self.value(change?[.newKey]))
    }
  }

  private static func value(_ boxed: Any?) -> Any? {
    boxed is NSNull ? nil : boxed
  }
}
