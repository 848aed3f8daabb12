import Foundation

/// A kata's files in one worksheet, looked at before the build does.
///
/// SwiftPM passes over a link to nothing and a folder named like a file, and leaves out a target that
/// has no file left: what it had built before would then be run again, and its old verdict shown.
struct KataFiles {
  private let kata: Kata
  private let folder: URL

  init(_ kata: Kata, in package: URL) {
    self.kata = kata
    folder = package.appending(path: kata.folderName)
  }

  /// Whether there is a suite to build.
  var hasSuite: Bool {
    SwiftFiles.below(folder.appending(path: "Tests")).contains { Self.state(of: $0) != .lost }
  }

  /// What keeps the exercise from being built at all.
  var damage: BuildFailure? {
    let sources = SwiftFiles.below(folder.appending(path: "Sources"))
    let lost =
      (sources + editFiles.filter { FileKind(of: $0) != .missing && !sources.contains($0) })
      .filter { Self.state(of: $0) == .lost }
    if !lost.isEmpty { return failure(lost) }
    guard sources.isEmpty else { return nil }
    let words = ["There is no Swift file in \(folder.path)/Sources."]
    return failure(editFiles, before: BuildFailure(errors: [], words: words))
  }

  /// Files to edit in which the reason for `failure` is to be looked for first: the compiler speaks
  /// only of those that miss what was in them.
  func explained(_ failure: BuildFailure) -> BuildFailure {
    let suspects = editFiles.filter { Self.state(of: $0) != .full }
    return suspects.isEmpty ? failure : self.failure(suspects, before: failure)
  }

  private var editFiles: [URL] {
    let base = kata.folder.path
    return kata.editFiles.map { folder.appending(path: String($0.path.dropFirst(base.count + 1))) }
  }

  private func failure(_ files: [URL], before other: BuildFailure? = nil) -> BuildFailure {
    let errors = files.map {
      Diagnostic(place: Place(path: $0.path, line: 1), isError: true, message: Self.words(for: $0))
    }
    return BuildFailure(
      errors: errors + (other?.errors ?? []), words: other?.words ?? [],
      isDamage: true)
  }

  private enum State {
    case full, empty, missing
    /// Something has its name, and it is no file.
    case lost
  }

  private static func state(of file: URL) -> State {
    guard FileKind(of: file) != .missing else { return .missing }
    guard let data = WholeFile.contents(of: file) else { return .lost }
    return data.allSatisfy { [9, 10, 13, 32].contains($0) } ? .empty : .full
  }

  private static func words(for file: URL) -> String {
    switch state(of: file) {
    case .missing: "this file is missing"
    case .empty: "this file is empty"
    case .full, .lost:
      FileKind(of: file) == .folder
        ? "this is a folder, where a file was shipped; move it away first"
        : "this is no file that can be read, a link to nothing perhaps; move it away first"
    }
  }
}
