import Foundation

/// Cuts a stream of bytes into lines; forgives what is not UTF-8 and what never ends a line.
///
/// A learner's command is built without optimisation, and a test that prints more than is read waits:
/// so bytes are searched by the C library, and lines that nobody wants are never made.
struct LineReader {
  /// Longer lines are cut here: a test that prints ten megabytes without a newline is no reason to
  /// keep them.
  static let longest = 16_384

  private static let newline = UInt8(ascii: "\n")

  /// Only lines with this in them are handed on; nil means all.
  let wanted: [UInt8]?
  private var pending: [UInt8] = []

  init(wanted: String? = nil) {
    self.wanted = wanted.map { Array($0.utf8) }
  }

  /// The lines that `bytes` completes.
  mutating func lines(after bytes: ArraySlice<UInt8>) -> [String] {
    bytes.withUnsafeBytes { lines(after: $0) }
  }

  /// What came after the last newline.
  mutating func rest() -> String? {
    pending.isEmpty ? nil : take()
  }

  private mutating func lines(after bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var rest = bytes
    while let end = Self.place(of: Self.newline, in: rest) {
      keep(rest.prefix(end))
      if let line = take() { lines.append(line) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(end + 1))
      // The first line began in an earlier piece; the others are all here, and mostly unwanted.
      if !isWanted(rest), Self.place(of: Self.newline, in: rest) != nil,
        let last = rest.lastIndex(of: Self.newline)
      {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(last + 1))
      }
    }
    keep(rest[...])
    return lines
  }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    pending.append(contentsOf: bytes.prefix(max(0, Self.longest - pending.count)))
  }

  private mutating func take() -> String? {
    defer { pending.removeAll(keepingCapacity: true) }
    guard pending.withUnsafeBytes(isWanted) else { return nil }
    return String(decoding: pending, as: UTF8.self)
  }

  private func isWanted(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let wanted else { return true }
    var rest = bytes
    while rest.count >= wanted.count, let start = Self.place(of: wanted[0], in: rest) {
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(start))
      if rest.starts(with: wanted) { return true }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst())
    }
    return false
  }

  private static func place(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, !bytes.isEmpty,
      let found = memchr(start, Int32(byte), bytes.count)
    else { return nil }
    return UnsafeRawPointer(found) - start
  }
}
