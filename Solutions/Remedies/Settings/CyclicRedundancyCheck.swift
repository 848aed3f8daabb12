package import Foundation

/// CRC-64/XZ: tells damage from nothing, not a forger from an owner.
///
/// Every change within 64 neighbouring bits changes the sum, and any other goes unnoticed once in
/// 2^64. Whoever wants to deceive computes it anew: what must not be forged belongs in the Keychain.
package enum CyclicRedundancyCheck {
  package static func sum(of bytes: Data) -> UInt64 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBytes { bytes in
        var sum = ~UInt64(0)
        for byte in bytes { sum = table[Int((sum ^ UInt64(byte)) & 0xFF)] ^ (sum >> 8) }
        return ~sum
      }
    }
  }

  private static let table: [UInt64] = (0..<256).map { index in
    (0..<8).reduce(UInt64(index)) { value, _ in
      value & 1 == 1 ? (value >> 1) ^ 0xC96C_5795_D787_0F42 : value >> 1
    }
  }
}
