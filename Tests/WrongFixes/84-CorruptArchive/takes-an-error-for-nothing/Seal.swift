import Foundation

/// Bytes with a checksum before them, which is looked at before anything else is done with them.
enum Seal {
  static func seal(_ content: Data) -> Data {
    withUnsafeBytes(of: sum(of: content).bigEndian) { Data($0) } + content
  }

  /// The content; nil if these are not the bytes that were sealed.
  static func open(_ sealed: Data) -> Data? {
    guard sealed.count >= 8 else { return nil }
    let content = Data(sealed.dropFirst(8))
    return seal(content) == sealed ? content : nil
  }

  /// The checksum known as FNV-1a, in 64 bits.
  private static func sum(of content: Data) -> UInt64 {
    content.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
