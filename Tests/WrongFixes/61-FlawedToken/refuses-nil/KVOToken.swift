// Rejected by: a panel without a document is not live
// Misconception: a programmer who observes nothing has made a mistake, and should be told.

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped or when nobody keeps it.
final class KVOToken: KVOObject {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  /// Not retained, as a registration does not: a token must not keep a document open.
  private weak var subject: Model?
  private let keyPath: String
  private var handler: Handler?

  /// Only the address matters: it tells a token's registration from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  var isActive: Bool { handler != nil }

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject
    self.keyPath = keyPath
    self.handler = subject == nil ? nil : handler
    super.init()
    guard let subject else { preconditionFailure("A token needs a subject.") }
    subject.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: &Self.context)
    subject.whenItEnds(self) { [weak self] subject in self?.leave(subject) }
  }

  deinit {
    stop()
  }

  func stop() {
    if let subject {
      subject.cancelEnding(of: self)
      leave(subject)
    }
    handler = nil
  }

  /// Takes the registration out of `subject`, which may be dying: it cannot be referred to weakly then.
  private func leave(_ subject: Model) {
    guard isActive else { return }
    handler = nil
    subject.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    handler?(self, Self.value(change?[.oldKey]), Self.value(change?[.newKey]))
  }

  private static func value(_ boxed: Any?) -> Any? {
    boxed is NSNull ? nil : boxed
  }
}
