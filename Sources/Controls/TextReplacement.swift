package import Foundation

extension String {
  /// The text with `string` in the place of a range of UTF-16 code units.
  ///
  /// The range may cut a character between its scalars: the delete key takes an accent away alone in
  /// some languages. `Range(_:in:)` refuses that, and it traps on a negative range and on an
  /// overflow.
  ///
  /// - Parameters:
  ///   - range: Any range.
  ///   - string: What to put there.
  /// - Returns: The new text; nil if the text has no such range, or if it cuts a scalar in two.
  package func replacing(_ range: NSRange, with string: String) -> String? {
    let count = utf16.count
    guard 0...count ~= range.location, 0...(count - range.location) ~= range.length else {
      return nil
    }
    let start = utf16.index(startIndex, offsetBy: range.location)
    let end = utf16.index(start, offsetBy: range.length)
    guard let lower = start.samePosition(in: unicodeScalars),
      let upper = end.samePosition(in: unicodeScalars)
    else { return nil }
    var scalars = unicodeScalars
    scalars.replaceSubrange(lower..<upper, with: string.unicodeScalars)
    return String(scalars)
  }
}
