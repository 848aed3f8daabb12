// Accepted: the observer belongs to the subject and dies with it, as in NSKeyValueObservation.

import Foundation
import KeyValueObserving

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped or when nobody keeps it.
final class KVOToken {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  private weak var subject: Model?
  private weak var row: Row?

  var isActive: Bool { subject != nil && row != nil }

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    self.subject = subject
    row = subject?.addRow(keyPath: keyPath) { [weak self] old, new in
      if let self { handler(self, old, new) }
    }
  }

  deinit {
    stop()
  }

  func stop() {
    guard let row else { return }
    subject?.removeRow(row)
  }
}

/// What really observes.
final class Row: KVOObject {
  let keyPath: String
  private let handler: (Any?, Any?) -> Void

  init(keyPath: String, handler: @escaping (Any?, Any?) -> Void) {
    self.keyPath = keyPath
    self.handler = handler
    super.init()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    handler(Self.value(change?[.oldKey]), Self.value(change?[.newKey]))
  }

  private static func value(_ boxed: Any?) -> Any? {
    boxed is NSNull ? nil : boxed
  }
}
