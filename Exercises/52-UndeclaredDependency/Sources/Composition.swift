import KeyValueObserving
import Remedies

/// Calls `heard` with the full name before and after each change, as long as the result is kept.
///
/// Whatever in the app follows a full name begins to follow it here.
func followFullName(
  of author: Author, _ heard: @escaping (_ old: String, _ new: String) -> Void
) -> AnyObject {
  author.observe(\.fullName, options: [.old, .new]) { _, change in
    guard let old = change.oldValue, let new = change.newValue else { return }
    heard(old, new)
  }
}

/// Calls `heard` with the first name after each change, as long as the result is kept.
func followFirstName(of author: Author, _ heard: @escaping (String) -> Void) -> AnyObject {
  author.observe(\.firstName) { author, _ in heard(author.firstName) }
}
