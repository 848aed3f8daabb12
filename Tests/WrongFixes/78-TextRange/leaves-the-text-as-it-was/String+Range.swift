// Rejected by: a range that the text does not have is refused and changes nothing
// Misconception: a change that cannot be made is no change, and no change is allowed.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String {
    guard let range = Range(range, in: self) else { return self }
    return replacingCharacters(in: range, with: string)
  }
}
