// Rejected by: an observer of the title is not told of one change twice
// Misconception: a change that is told twice is a matter of whoever shows it twice.

import KeyValueObserving
import Remedies

/// Calls `heard` with the title before and after each change, as long as the result is kept.
///
/// Whatever in the app follows a title begins to follow it here.
func followTitle(
  of document: Document, _ heard: @escaping (_ old: String, _ new: String) -> Void
) -> AnyObject {
  var last = document.title
  return document.observe(\.title, options: [.old, .new]) { _, change in
    guard let old = change.oldValue, let new = change.newValue else { return }
    guard new != last else { return }
    last = new
    heard(old, new)
  }
}
