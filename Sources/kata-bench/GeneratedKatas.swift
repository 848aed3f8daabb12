import Foundation

/// A copy of this repository with as many katas as one likes, each a copy of kata 11 under another name.
struct GeneratedKatas {
  let root: URL
  let count: Int

  /// The file of kata 11 that a learner edits.
  var editedFile: URL {
    root.appending(path: "Exercises/11-DanglingObserver/Sources/DocumentCell.swift")
  }

  /// Copies what the runner and the worksheet need from `origin`, and adds katas until there are `count`.
  init(from origin: URL, count: Int) throws {
    self.count = count
    root = FileManager.default.temporaryDirectory.appending(path: "kata-bench-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(
      at: root.appending(path: "Exercises"), withIntermediateDirectories: true)
    for path in ["Package.swift", "Exercises/Package.swift", "Sources", "Solutions/Remedies"] {
      let target = root.appending(path: path)
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: origin.appending(path: path), to: target)
    }
    let names = (0..<count).map {
      $0 == 0 ? ("11", "DanglingObserver") : ("\(100 + $0)", "Copy\($0)")
    }
    for (number, name) in names { try add(number, name, from: origin) }
    for path in ["Package.swift", "Exercises/Package.swift"] {
      try list(names.map { "  Kata(\"\($0)\", \"\($1)\")," }, in: root.appending(path: path))
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  private func add(_ number: String, _ name: String, from origin: URL) throws {
    let kata = "11-DanglingObserver"
    let folders = [
      ("Exercises/\(kata)", "Exercises/\(number)-\(name)"),
      ("Solutions/\(kata)", "Solutions/\(number)-\(name)"),
      ("Tests/WrongFixes/\(kata)", "Tests/WrongFixes/\(number)-\(name)"),
      ("Tests/RightFixes/\(kata)", "Tests/RightFixes/\(number)-\(name)"),
    ]
    for (from, to) in folders {
      let files = FileManager.default
      let source = origin.appending(path: from)
      for path in try files.subpathsOfDirectory(atPath: source.path) {
        let file = source.appending(path: path)
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
        else { continue }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
          .replacingOccurrences(of: "DanglingObserver", with: name)
          .replacingOccurrences(of: "number: 11\n", with: "number: \(number)\n")
        let target = root.appending(
          path: "\(to)/\(path.replacingOccurrences(of: "DanglingObserver", with: name))")
        try files.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: target)
      }
    }
  }

  /// Puts `lines` in the place of the katas that a manifest lists.
  private func list(_ lines: [String], in manifest: URL) throws {
    let text = String(decoding: try Data(contentsOf: manifest), as: UTF8.self)
    var kept = text.components(separatedBy: "\n")
    let isEntry = { (line: String) in line.hasPrefix("  Kata(\"") }
    guard let first = kept.firstIndex(where: isEntry) else { return }
    kept.removeAll(where: isEntry)
    kept.insert(contentsOf: lines, at: first)
    try Data(kept.joined(separator: "\n").utf8).write(to: manifest)
  }
}
