/// Cuts a stream of bytes into lines; forgives what is not UTF-8 and what never ends a line.
struct LineReader {
  /// Longer lines are cut here: a test that prints ten megabytes without a newline is no reason to
  /// keep them.
  static let longest = 16_384

  private var pending: [UInt8] = []

  /// The lines that `bytes` completes.
  mutating func lines(after bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(take())
      } else if pending.count < LineReader.longest {
        pending.append(byte)
      }
    }
    return lines
  }

  /// What came after the last newline.
  mutating func rest() -> String? {
    pending.isEmpty ? nil : take()
  }

  private mutating func take() -> String {
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
