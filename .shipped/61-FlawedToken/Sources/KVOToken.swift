// Symptom: close a window, then the panel that shows its document: the app stops in the token.
// Task:    let subject and token die in either order, and a token that follows nothing say so.
// Run:     swift run kata   (or: cd Exercises && KATA=61 swift test)

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped or when nobody keeps it.
final class KVOToken: KVOObject {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  /// Not retained, as a registration does not: a token must not keep a document open.
  private var subject: UnsafeMutableRawPointer?
  private let keyPath: String
  private var handler: Handler?

  /// Only the address matters: it tells a token's registration from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  private(set) var isActive = true

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject?.unretainedPointer
    self.keyPath = keyPath
    self.handler = handler
    super.init()
    subject?.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: &Self.context)
  }

  deinit {
    stop()
  }

  func stop() {
    let subject = Self.object(at: subject, as: Model.self)
    subject?.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
    self.subject = nil
    handler = nil
    isActive = false
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
