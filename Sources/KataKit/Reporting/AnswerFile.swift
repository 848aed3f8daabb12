import Foundation

/// A file that an answer is written to, whole or not at all.
struct AnswerFile {
  let url: URL
  private let typed: String

  /// `typed` is the path as it was typed, for the words about it.
  init(_ typed: String, at url: URL) {
    self.typed = typed
    self.url = url
  }

  /// One of several files for a folder, which is made if it is not there.
  init(_ name: String, in folder: URL) throws {
    url = folder.appending(path: name)
    typed = url.path
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Complaint(
        .inputOutput, "\(typed) cannot be written: \(error.localizedDescription)")
    }
  }

  /// A reader never sees half a file: it is written beside its place and then moved there.
  func write(_ text: String) throws {
    do {
      try Data((text + "\n").utf8).write(to: url, options: .atomic)
    } catch {
      throw Complaint(
        .inputOutput,
        "\(typed) cannot be written: \(error.localizedDescription)\n"
          + "See that its folder is there and is yours; then type the command again.")
    }
  }
}

extension Session {
  /// The file or folder that was typed as `path`, seen from where it was typed.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: directory.path, directoryHint: .isDirectory))
  }

  /// Hands `text` to the file that `option` names, or else to the standard output.
  func answer(_ text: String, _ option: Command.Option, of arguments: Arguments) throws {
    guard let path = arguments.options[option.name] else { return try console.say(text) }
    try AnswerFile(path, at: url(path)).write(text)
    console.note("Written: \(path)")
  }
}
