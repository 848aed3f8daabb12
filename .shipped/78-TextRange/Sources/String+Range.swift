// Symptom: type a letter after an emoji and the app stops; undo stops it as well, now and then.
// Task:    let the title that is saved be the one that the user sees; refuse what cannot be.
// Run:     swift run kata   (or: cd Exercises && KATA=78 swift test)

import Foundation

extension String {
  /// The text after a change, as a text field's delegate is asked about it.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - string: What takes its place; empty where the user deletes.
  /// - Returns: The text after the change.
  func changed(in range: NSRange, to string: String) -> String {
    let start = index(startIndex, offsetBy: range.location)
    let end = index(start, offsetBy: range.length)
    return replacingCharacters(in: start..<end, with: string)
  }
}
