import Foundation

/// A table of measurements, printed as Markdown.
struct Table {
  let title: String
  let columns: [String]
  var rows: [[String]] = []

  var markdown: String {
    let lines = [columns, columns.map { _ in "---" }] + rows
    return "### \(title)\n\n"
      + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

/// Nanoseconds in words.
func time(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<10: String(format: "%.1f ns", nanoseconds)
  case ..<10_000: String(format: "%.0f ns", nanoseconds)
  case ..<10_000_000: String(format: "%.1f µs", nanoseconds / 1e3)
  default: String(format: "%.1f ms", nanoseconds / 1e6)
  }
}

/// A ratio in words.
func ratio(_ one: Double, to other: Double) -> String {
  String(format: "%.2f", one / other)
}
