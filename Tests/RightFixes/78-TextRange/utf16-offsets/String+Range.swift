// Accepted: indices made of UTF-16 offsets, when the text is long enough for them.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String? {
    guard range.location <= utf16.count, range.length <= utf16.count - range.location else {
      return nil
    }
    let start = Index(utf16Offset: range.location, in: self)
    let end = Index(utf16Offset: range.location + range.length, in: self)
    return replacingCharacters(in: start..<end, with: string)
  }
}
