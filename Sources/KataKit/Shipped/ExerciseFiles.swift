import Foundation

/// The two folders of an exercise.
enum ExercisePart: String, CaseIterable, Sendable {
  case sources = "Sources"
  case suite = "Tests"
}

/// The Swift files of an exercise, or of a copy of one, as they are on the disk.
struct ExerciseFiles: Equatable, Sendable {
  /// What each holds, by its path: `Tests/DanglingObserverTests.swift`.
  var texts: [String: Data] = [:]
  /// What stands in a file's place and cannot be read, and why: `is a folder`.
  var unreadable: [String: String] = [:]

  init(in folder: URL, parts: [ExercisePart] = ExercisePart.allCases) {
    for part in parts where FileKind(of: folder.appending(path: part.rawValue)) != .missing {
      read(part.rawValue, in: folder)
    }
  }

  var digests: [String: Digest] { texts.mapValues(Digest.init) }

  private mutating func read(_ path: String, in root: URL) {
    let folder = root.appending(path: path)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      unreadable[path] =
        FileKind(of: folder) == .folder ? "cannot be opened" : FileKind(of: folder).words(folder)
      return
    }
    // Hidden files are no part of a kata: editors leave theirs.
    for name in names where !name.hasPrefix(".") {
      let item = folder.appending(path: name)
      let kind = FileKind(of: item)
      if name.hasSuffix(".swift") {
        add("\(path)/\(name)", item, kind)
      } else if kind == .folder {
        read("\(path)/\(name)", in: root)
      }
    }
  }

  private mutating func add(_ path: String, _ item: URL, _ kind: FileKind) {
    // What is no file is not opened: reading a pipe would never end.
    let isFile = kind == .file || (kind == .link && FileKind(following: item) == .file)
    if isFile, let data = FileManager.default.contents(atPath: item.path) {
      texts[path] = data
    } else {
      unreadable[path] = isFile ? "cannot be read" : kind.words(item)
    }
  }
}
