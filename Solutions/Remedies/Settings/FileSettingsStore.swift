public import Foundation

/// A store in one file.
///
/// The bytes are written to a new file beside it, forced to the disk and put in the old one's place by
/// one rename: whoever reads, and whenever the process ends, finds the old bytes or the new ones. The
/// files are readable by their owner alone. A process that is killed on the way may leave its new
/// file behind, under a hidden name, which nobody reads.
public struct FileSettingsStore: SettingsStore {
  /// The steps of a replacement, in their order.
  package enum Step: CaseIterable, Sendable {
    case folderMade, fileMade, written, synchronized, renamed, folderSynchronized
  }

  /// Told of each step that is done; a test ends the process here.
  @TaskLocal package static var stepDone: (@Sendable (Step) -> Void)?

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
    // Without waiting: what stands in the file's place may be a pipe that nobody writes to.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure("open", url.path)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("examine", url.path) }
    // A folder cannot be read, and some devices never end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure("Cannot read \(url.path): it is not a file.")
    }
    return try file.readToEnd() ?? Data()
  }

  /// Replaces the file by one with these bytes, and makes its folder if there is none.
  public func replace(with data: Data) throws {
    try write(data, to: url)
  }

  /// Keeps a copy beside the file, under the file's name with an ending of its own.
  public func keepAside(_ data: Data) throws -> String {
    let copy = folder.appendingPathComponent(nameAside(url.lastPathComponent, data))
    if (try? FileSettingsStore(copy).read()) != data { try write(data, to: copy) }
    return copy.path
  }

  private var folder: URL { url.deletingLastPathComponent() }

  private func write(_ data: Data, to place: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Self.stepDone?(.folderMade)
    let new = try NewFile(beside: place)
    defer { new.close() }
    Self.stepDone?(.fileMade)
    do {
      try new.write(data)
      Self.stepDone?(.written)
      try new.synchronize()
      Self.stepDone?(.synchronized)
      try new.replace(place)
    } catch {
      new.remove()
      throw error
    }
    Self.stepDone?(.renamed)
    NewFile.synchronizeFolder(of: place)
    Self.stepDone?(.folderSynchronized)
  }
}
