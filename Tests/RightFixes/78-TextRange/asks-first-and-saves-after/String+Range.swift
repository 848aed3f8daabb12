// Accepted: the question is answered by the sum, and what is saved is what the field shows after it.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced, in UTF-16 code units.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text; nil where this one has no such range of characters.
  func changed(in range: NSRange, to string: String) -> String? {
    guard let range = Range(range, in: self) else { return nil }
    return replacingCharacters(in: range, with: string)
  }
}
