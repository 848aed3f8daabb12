// Rejected by: a window may be closed before the panel that shows its document
// Misconception: an observation needs its subject, so its token should keep it.

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped or when nobody keeps it.
final class KVOToken: KVOObject {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  private var subject: Model?
  private let keyPath: String
  private var handler: Handler?

  /// Only the address matters: it tells a token's registration from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  var isActive: Bool { subject != nil }

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject
    self.keyPath = keyPath
    self.handler = handler
    super.init()
    subject?.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: &Self.context)
  }

  deinit {
    stop()
  }

  func stop() {
    subject?.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
    subject = nil
    handler = nil
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
