// Rejected by: a range that the text does not have is refused and changes nothing
// Misconception: an NSString counts as the range does, so that nothing can go wrong.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String {
    NSString(string: self).replacingCharacters(in: range, with: string)
  }
}
