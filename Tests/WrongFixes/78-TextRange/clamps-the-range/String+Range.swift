// Rejected by: a change in the middle replaces what was selected and nothing else
// Misconception: a range that does not fit is a little too long, and may be cut.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String {
    let start = index(startIndex, offsetBy: range.location, limitedBy: endIndex) ?? endIndex
    let end = index(start, offsetBy: range.length, limitedBy: endIndex) ?? endIndex
    return replacingCharacters(in: start..<end, with: string)
  }
}
