import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The deeds, one line of JSON each, only ever added to.
struct Journal: Sendable {
  let file: URL

  /// Adds a line; whoever calls holds the lock of the folder.
  ///
  /// - Returns: How long the journal is now, in bytes.
  func add(_ deed: Deed) throws -> Int {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    var line = try encoder.encode(deed) + Data("\n".utf8)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WriteFailure.last }
    defer { close(descriptor) }
    // A runner that was killed, or a full disk, may have left half a line: it must not spoil this one.
    let end = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    if end > 0, pread(descriptor, &last, 1, end - 1) == 1, last != UInt8(ascii: "\n") {
      line.insert(UInt8(ascii: "\n"), at: line.startIndex)
    }
    try WholeFile.write(line, to: descriptor)
    return max(0, Int(end)) + line.count
  }

  /// All of them, in order; a line that cannot be read is passed over.
  var deeds: [Deed] {
    Self.deeds(in: WholeFile.contents(of: file) ?? Data())
  }

  /// Adds the deeds that `progress` does not hold yet.
  ///
  /// Deeds tell the same story when they are told twice, so of a journal that is shorter than the one
  /// that `progress` has seen all lines are read.
  func replay(on progress: inout Progress) {
    let data = WholeFile.contents(of: file) ?? Data()
    let seen = progress.journal ?? 0
    let news = data.dropFirst(0...data.count ~= seen ? seen : 0)
    for deed in Self.deeds(in: news) { deed.apply(to: &progress) }
    progress.journal = data.isEmpty ? nil : data.count
  }

  private static func deeds(in data: Data) -> [Deed] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Deed.self, from: $0)
    }
  }
}
