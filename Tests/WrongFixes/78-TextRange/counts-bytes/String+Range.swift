// Rejected by: what is typed after an emoji is saved as the user sees it
// Misconception: a text is bytes in the end, and so are its ranges.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String {
    var bytes = Array(utf8)
    let start = min(range.location, bytes.count)
    let end = min(start + range.length, bytes.count)
    bytes.replaceSubrange(start..<end, with: string.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
