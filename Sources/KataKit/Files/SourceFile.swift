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
}
