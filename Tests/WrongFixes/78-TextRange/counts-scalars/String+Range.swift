// Rejected by: the limit counts what the user sees
// Misconception: what is more than one letter in an emoji are its scalars.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String? {
    let scalars = unicodeScalars
    guard let start = scalars.index(startIndex, offsetBy: range.location, limitedBy: endIndex),
      let end = scalars.index(start, offsetBy: range.length, limitedBy: endIndex)
    else { return nil }
    return replacingCharacters(in: start..<end, with: string)
  }
}
