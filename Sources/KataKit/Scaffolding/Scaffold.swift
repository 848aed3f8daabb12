import Foundation

/// A new kata: every part of it, small and working, with TODO where the author's own words belong.
struct Scaffold {
  let number: String
  let name: String
  let repository: Repository

  private var folder: String { "\(number)-\(name)" }

  /// - Throws: A complaint about a number or a name that cannot be a kata's.
  init(number: String, name: String, in repository: Repository, besides catalogue: Catalogue) throws
  {
    self.number = number
    self.name = name
    self.repository = repository
    guard number.count == 2, number.allSatisfy(\.isASCII), let value = Int(number), value >= 10
    else {
      throw Complaint(
        .wrongWords,
        "\"\(number)\" is no kata's number: two digits, the chapter and the place in it, as 16.")
    }
    guard name.firstRange(of: /^[A-Z][A-Za-z]{2,39}$/) != nil else {
      throw Complaint(
        .wrongWords,
        "\"\(name)\" is no kata's name: name the hazard in one word of letters, as DanglingObserver."
      )
    }
    if let other = catalogue.katas.first(where: { $0.number == number || $0.name == name }) {
      throw Complaint(
        .wrongWords, "\(other.folderName) is there already. Choose another number or name.")
    }
    if Self.modules.contains(name) {
      throw Complaint(.wrongWords, "\(name) is a module already. Choose another name.")
    }
  }

  private static let modules = [
    "KeyValueObserving", "Controls", "Remedies", "KataTesting", "KataKit", "Testing", "Foundation",
    "Observation", "Swift",
  ]

  /// Writes everything, or nothing.
  ///
  /// - Returns: What was written, relative to the root.
  func write() throws -> [String] {
    var files = ScaffoldFiles(number: number, name: name).all
    for path in ["Package.swift", "Exercises/Package.swift"] {
      files[path] = try listed(in: path)
    }
    let before = try files.keys.reduce(into: [String: Data?]()) { before, path in
      before.updateValue(try earlier(path), forKey: path)
    }
    do {
      for (path, text) in files {
        try SourceFile.write(Data(text.utf8), to: repository.root.appending(path: path))
      }
    } catch {
      restore(before)
      throw Complaint(
        .inputOutput,
        "The kata could not be written: \(error.localizedDescription)\nNothing was left behind.")
    }
    return files.keys.sorted()
  }

  /// What a file holds now; a kata's own must not be there.
  private func earlier(_ path: String) throws -> Data? {
    let url = repository.root.appending(path: path)
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    guard path.hasSuffix("Package.swift") else {
      throw Complaint(.wrongWords, "\(path) is there already, and nothing was written.")
    }
    return data
  }

  private func restore(_ before: [String: Data?]) {
    for (path, data) in before {
      let url = repository.root.appending(path: path)
      if let data {
        try? data.write(to: url, options: .atomic)
      } else {
        try? FileManager.default.removeItem(at: url)
      }
    }
    let files = FileManager.default
    for parent in ["Exercises", "Solutions", "Tests/WrongFixes", "Tests/RightFixes"] {
      let url = repository.root.appending(path: "\(parent)/\(folder)")
      if SwiftFiles.below(url).isEmpty { try? files.removeItem(at: url) }
    }
  }

  /// A manifest with one line more, in the order of the numbers.
  private func listed(in path: String) throws -> String {
    let url = repository.root.appending(path: path)
    let text = String(
      decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let entries = lines.indices.filter { lines[$0].firstRange(of: /^ *Kata\("\d\d", "/) != nil }
    guard let last = entries.last else {
      throw Complaint(
        .inputOutput, "\(path) lists no kata, so that a line could be added behind it.")
    }
    let line = "  Kata(\"\(number)\", \"\(name)\"),"
    let place = entries.first { lines[$0] > line } ?? last + 1
    lines.insert(line, at: place)
    return lines.joined(separator: "\n")
  }
}
