package import Foundation

extension String {
  /// The place in the text that a range of UTF-16 code units names.
  ///
  /// - Parameter range: Any range; `Range(_:in:)` alone traps on a negative one and on an overflow.
  /// - Returns: The place; nil if the text has no such range, or if it begins or ends inside the
  ///   code units of one character's scalar.
  package func place(of range: NSRange) -> Range<String.Index>? {
    let count = utf16.count
    guard 0...count ~= range.location, 0...(count - range.location) ~= range.length else {
      return nil
    }
    return Range(range, in: self)
  }
}
