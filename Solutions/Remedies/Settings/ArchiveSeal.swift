package import Foundation

/// The envelope of an archive: its first bytes, its length and its checksum.
///
/// It is opened before anything is unarchived. The unarchiver cannot tell damage: of the single-byte
/// changes of a small archive about one in fifteen gives other settings without an error, and on
/// Linux a few stop the process, which nothing can catch.
///
///     KSA1 · length of the content (8 bytes) · checksum of the content (8 bytes) · content
package enum ArchiveSeal {
  private static let beginning = Data("KSA1".utf8)
  private static let size = beginning.count + 16

  package static func seal(_ content: Data) -> Data {
    beginning + bytes(of: UInt64(content.count))
      + bytes(of: CyclicRedundancyCheck.sum(of: content)) + content
  }

  package static func open(_ sealed: Data) throws(SettingsError) -> Data {
    guard sealed.starts(with: beginning) else { throw .damaged(.notAnArchive) }
    guard sealed.count >= size else {
      throw .damaged(.length(expected: size, found: sealed.count))
    }
    let header = sealed.dropFirst(beginning.count)
    let content = Data(sealed.dropFirst(size))
    let length = number(in: header.prefix(8))
    guard length == UInt64(content.count) else {
      throw .damaged(.length(expected: Int(clamping: length), found: content.count))
    }
    guard number(in: header.dropFirst(8).prefix(8)) == CyclicRedundancyCheck.sum(of: content) else {
      throw .damaged(.checksum)
    }
    return content
  }

  private static func bytes(of number: UInt64) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) })
  }

  private static func number(in bytes: Data) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
