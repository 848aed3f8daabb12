// Accepted: an NSString counts as the range does; asked first whether it has the range.

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String? {
    let text = NSString(string: self)
    guard range.location <= text.length, range.length <= text.length - range.location else {
      return nil
    }
    return text.replacingCharacters(in: range, with: string)
  }
}
