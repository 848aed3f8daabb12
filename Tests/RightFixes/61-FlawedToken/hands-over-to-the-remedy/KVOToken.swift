// Accepted: the finished token, behind the same face.

import KeyValueObserving
import Remedies

/// One object for one observation: it watches one key path of one model, and tells a closure.
///
/// The observation ends when it is stopped or when nobody keeps it.
final class KVOToken {
  typealias Handler = (KVOToken, _ old: Any?, _ new: Any?) -> Void

  private var observation: ObservationToken?

  var isActive: Bool { observation?.isActive ?? false }

  init(subject: Model?, keyPath: String, handler: @escaping Handler) {
    observation = subject?.observe(path: keyPath, options: [.old, .new]) { [weak self] _, change in
      guard let self else { return }
      handler(self, change.oldValue, change.newValue)
    }
  }

  func stop() {
    observation?.stop()
  }
}
