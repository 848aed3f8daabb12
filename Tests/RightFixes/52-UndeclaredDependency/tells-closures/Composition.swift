/// Calls `heard` with the full name before and after each change, as long as the result is kept.
///
/// Whatever in the app follows a full name begins to follow it here.
func followFullName(
  of author: Author, _ heard: @escaping (_ old: String, _ new: String) -> Void
) -> AnyObject {
  author.follow(\.fullName, heard)
}

/// Calls `heard` with the first name after each change, as long as the result is kept.
func followFirstName(of author: Author, _ heard: @escaping (String) -> Void) -> AnyObject {
  author.follow(\.firstName) { _, new in heard(new) }
}
