public import Foundation

/// A store in one file.
///
/// The bytes are written to a new file beside it, forced to the disk and put in the old one's place by
/// one rename: whoever reads, and whenever the process ends, finds the old bytes or the new ones. The
/// files are readable by their owner alone.
public struct FileSettingsStore: SettingsStore {
  /// The file.
  public let url: URL

  /// Makes a store; the file need not exist, nor its folder.
  ///
  /// - Parameter url: The file.
  public init(_ url: URL) {
    self.url = url
  }

  /// The bytes in the file; nil if there is no file.
  public func read() throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
  }

  /// Replaces the file by one with these bytes, and makes its folder if there is none.
  public func replace(with data: Data) throws {
    try write(data, to: url)
  }

  /// Keeps a copy beside the file, under the file's name with an ending of its own.
  public func keepAside(_ data: Data) throws -> String {
    let copy = folder.appendingPathComponent(nameAside(url.lastPathComponent, data))
    if (try? Data(contentsOf: copy)) != data { try write(data, to: copy) }
    return copy.path
  }

  private var folder: URL { url.deletingLastPathComponent() }

  private func write(_ data: Data, to place: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let new = folder.appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString)")
    guard
      files.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: new.path]) }
    do {
      let file = try FileHandle(forWritingTo: new)
      defer { try? file.close() }
      try file.write(contentsOf: data)
      try file.synchronize()
      guard rename(new.path, place.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
  }
}
