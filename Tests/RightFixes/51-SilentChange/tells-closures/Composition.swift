// Accepted: without Key-Value Observing, a property whose didSet is the one place that tells.

/// Calls `heard` with the title before and after each change, as long as the result is kept.
///
/// Whatever in the app follows a title begins to follow it here.
func followTitle(
  of document: Document, _ heard: @escaping (_ old: String, _ new: String) -> Void
) -> AnyObject {
  document.onTitle(heard)
}
