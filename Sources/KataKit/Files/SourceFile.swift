import Foundation

/// Writes a source file so that the next build notices.
enum SourceFile {
  /// Writes `data`, unless that is what the file holds.
  ///
  /// The build tells a changed file by its modification time in whole seconds: of two changes within
  /// one second, with a build between them, the second goes unseen (measured with Swift 6.3.1). A
  /// round takes half a second, so each change is dated a second after the last one at least.
  static func write(_ data: Data, to file: URL) throws {
    let files = FileManager.default
    if files.contents(atPath: file.path) == data { return }
    let last = try? files.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    try files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    guard let last else { return }
    let second = Date(timeIntervalSince1970: last.timeIntervalSince1970.rounded(.down) + 1)
    if second > Date() {
      try files.setAttributes([.modificationDate: second], ofItemAtPath: file.path)
    }
  }

  /// Makes a folder hold the Swift files of `layers`, a later one's in place of an earlier one's, and
  /// no others.
  static func mirror(_ layers: [URL], to target: URL) throws {
    var origins: [String: URL] = [:]
    for layer in layers {
      for file in SwiftFiles.relativePaths(below: layer) {
        origins[file] = layer.appending(path: file)
      }
    }
    for (file, origin) in origins {
      try write(Data(contentsOf: origin), to: target.appending(path: file))
    }
    for file in SwiftFiles.relativePaths(below: target) where origins[file] == nil {
      try? FileManager.default.removeItem(at: target.appending(path: file))
    }
  }
}
