import KeyValueObserving
import Remedies

/// Calls `heard` with the title before and after each change, as long as the result is kept.
///
/// Whatever in the app follows a title begins to follow it here.
func followTitle(
  of document: Document, _ heard: @escaping (_ old: String, _ new: String) -> Void
) -> AnyObject {
  document.observe(\.title, options: [.old, .new]) { _, change in
    guard let old = change.oldValue, let new = change.newValue else { return }
    heard(old, new)
  }
}
