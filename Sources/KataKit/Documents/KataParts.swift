import Foundation

/// Whether a kata has all of its parts, under one name.
struct KataParts {
  let kata: Kata
  let repository: Repository

  /// The keys of the front matter that commands, documents and facilitators rely on.
  static let frontKeys = [
    "number", "name", "chapter", "tier", "minutes", "before", "edit", "keep", "remedy", "today",
  ]

  static let sections = [
    "Symptom", "Predict", "Task", "Hints", "Today", "In real code", "Objectives", "Out of scope",
  ]

  var findings: [Finding] {
    manifests + readme + solution + unwritten
  }

  /// What `kata new` has left to its author.
  private var unwritten: [Finding] {
    let folders = ["Exercises", "Solutions", "Tests/WrongFixes", "Tests/RightFixes"]
    let files = folders.flatMap { folder in
      let path = "\(folder)/\(kata.folderName)"
      let below = FileManager.default.enumerator(atPath: repository.root.appending(path: path).path)
      return (below?.compactMap { $0 as? String } ?? []).sorted().map { "\(path)/\($0)" }
    }
    return files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.compactMap { path in
      let count = text(of: path).ranges(of: "TODO").count
      return count == 0
        ? nil : Finding(seen: "\(path) has \(Text.count(count, "TODO"))", advice: "Write it.")
    }
  }

  private func text(of path: String) -> String {
    WholeFile.text(of: repository.root.appending(path: path)) ?? ""
  }

  private var manifests: [Finding] {
    ["Package.swift", "Exercises/Package.swift"].compactMap { path in
      let line = "Kata(\"\(kata.number)\", \"\(kata.name)\")"
      return text(of: path).contains(line)
        ? nil : Finding(seen: "\(path) does not list it", advice: "Add the line: \(line),")
    }
  }

  private var readme: [Finding] {
    let readme = kata.readme
    let path = "Exercises/\(kata.folderName)/README.md"
    var findings: [Finding] = []
    let missing = Self.frontKeys.filter { (readme.front[$0] ?? "").isEmpty }
    if !missing.isEmpty {
      findings.append(
        Finding(
          seen: "the front matter of \(path) has no \(missing.joined(separator: ", "))",
          advice: "See that of kata 11, and docs/contributing.md."))
    }
    for (key, value) in [("number", kata.number), ("name", kata.name)]
    where readme.front[key] != nil && readme.front[key] != value {
      findings.append(
        Finding(
          seen:
            "the front matter of \(path) says \(key): \(readme.front[key] ?? ""), and the folder "
            + "says \(value)", advice: "Make them one."))
    }
    let absent = Self.sections.filter { (readme.sections[$0] ?? "").isEmpty }
    if !absent.isEmpty {
      findings.append(
        Finding(
          seen: "\(path) has no section \(absent.joined(separator: ", "))", advice: "Write it."))
    }
    if readme.hints.count != 3 {
      findings.append(
        Finding(
          seen: "\(path) has \(Text.count(readme.hints.count, "hint"))",
          advice: "There are three: a question, the place and the rule, the shape of the repair."))
    }
    for file in kata.editFiles where !FileManager.default.fileExists(atPath: file.path) {
      findings.append(
        Finding(
          seen: "\(path) says to edit \(file.lastPathComponent), which is not in Sources",
          advice: "Name the files that are to be edited."))
    }
    return findings
  }

  private var solution: [Finding] {
    let notes = "Solutions/\(kata.folderName)/NOTES.md"
    var findings: [Finding] = []
    if !FileManager.default.fileExists(atPath: repository.root.appending(path: notes).path) {
      findings.append(
        Finding(
          seen: "\(notes) is missing", advice: "Write why the solution works, and what does not."))
    }
    let folder = repository.solutions.appending(path: kata.folderName)
    let own = SwiftFiles.relativePaths(below: folder)
    let shipped = SwiftFiles.relativePaths(below: kata.sources)
    let extra = Set(own).subtracting(shipped).sorted()
    if !extra.isEmpty {
      findings.append(
        Finding(
          seen:
            "the solution has files that the exercise has not: \(extra.joined(separator: ", "))",
          advice: "The same names on both sides, so that `diff -r` shows the fix and nothing else.")
      )
    }
    return findings
  }
}
