import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The deeds, one line of JSON each, only ever added to.
struct Journal: Sendable {
  let file: URL

  func add(_ deed: Deed) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let line = try encoder.encode(deed) + Data("\n".utf8)
    // One write to a file opened for appending: two runners do not mix their lines.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == line.count else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// All of them, in order; a line that cannot be read is passed over.
  var deeds: [Deed] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Deed.self, from: $0)
    }
  }

  /// Progress as the deeds tell it.
  func replayed() -> Progress {
    deeds.reduce(into: Progress()) { progress, deed in deed.apply(to: &progress) }
  }
}
