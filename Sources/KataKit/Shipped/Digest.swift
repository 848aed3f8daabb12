import Foundation

/// A number that tells one text from another: FNV-1a, 64 bits.
///
/// It guards against mistakes, not against malice: somebody who wants two texts with one digest can
/// make them. Learners who deceive the runner deceive nobody else, and it is small enough to read.
struct Digest: Hashable, Sendable {
  let value: UInt64

  init(of data: Data) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      for (index, byte) in bytes.enumerated() {
        // Git may have written the file with another system's line endings; that is no change.
        let isEnding = byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        if isEnding, bytes[index + 1] == UInt8(ascii: "\n") { continue }
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    self.value = value
  }

  /// Reads what `text` wrote.
  init?(_ text: some StringProtocol) {
    guard text.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
