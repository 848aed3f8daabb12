/// Small shapes of text that the screens share.
enum Text {
  static func indented(_ text: String, by spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// `1 test`, `2 tests`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// A duration as a person says it: `0.4 s`.
  static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// A table of two columns; the second begins where the widest of the first ends.
  static func columns(_ rows: [(String, String)], margin: Int = 2) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { String(repeating: " ", count: margin) + padded($0.0, to: width) + $0.1 }
      .joined(separator: "\n")
  }
}
