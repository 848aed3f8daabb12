import Foundation

/// Stands for `UserDefaults` as it is on Linux, where no other process keeps the values.
///
/// What is set can be read at once by everybody in the process. It is in the file after
/// `synchronize()`, and not before.
final class Preferences {
  private let file: URL
  private var values: [String: Data] = [:]

  init(folder: URL) throws {
    file = folder.appendingPathComponent("preferences.plist")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    values = try PropertyListDecoder().decode([String: Data].self, from: Data(contentsOf: file))
  }

  func data(forKey key: String) -> Data? {
    values[key]
  }

  func set(_ data: Data, forKey key: String) {
    values[key] = data
  }

  /// Writes what has been set; a process that is killed meanwhile leaves the old file or the new one.
  func synchronize() throws {
    try PropertyListEncoder().encode(values).write(to: file, options: .atomic)
  }
}
