import Foundation

/// The copy of the repository that `verify` builds, so that no learner's file is ever touched.
///
/// It stays between runs, and a file is written only where its text differs: its modification time
/// then tells the compiler that there is nothing to do.
struct WorkingCopy {
  let root: URL
  private let repository: Repository

  init(of repository: Repository) {
    self.repository = repository
    root = repository.state.appending(path: "verify")
  }

  var worksheet: URL { root.appending(path: "Exercises") }
  var scratch: URL { root.appending(path: ".build") }
  /// For what has warnings: other flags in the same scratch path would build all anew.
  var lenientScratch: URL { root.appending(path: ".build-lenient") }

  /// Brings everything but the exercises and their suites up to date.
  func update() throws {
    for file in ["Package.swift", "Exercises/Package.swift"] {
      try copy(repository.root.appending(path: file), to: root.appending(path: file))
    }
    for folder in ["Sources", "Solutions"] {
      try replace(folder, with: [repository.root.appending(path: folder)])
    }
  }

  /// Puts a variant in the place of the exercise's sources, and beside its suite what draws pictures of
  /// those that documents show.
  func install(_ variant: Variant, of kata: Kata) throws {
    let isShown = variant.proof < 3
    try replace(
      "Exercises/\(kata.folderName)/Sources",
      with: isShown ? [variant.folder] : [kata.sources, variant.folder])
    let pictures = repository.pictures.appending(path: kata.folderName)
    try replace(
      "Exercises/\(kata.folderName)/Tests", with: isShown ? [kata.tests, pictures] : [kata.tests])
  }

  private func replace(_ path: String, with layers: [URL]) throws {
    let target = root.appending(path: path)
    try complaining(about: target) { try SourceFile.mirror(layers, to: target) }
  }

  private func copy(_ origin: URL, to target: URL) throws {
    try complaining(about: target) { try SourceFile.write(Data(contentsOf: origin), to: target) }
  }

  private func complaining(about target: URL, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw Complaint(
        .inputOutput,
        "The copy that verify works on cannot be written: \(target.path): "
          + "\(error.localizedDescription)\nRemove \(root.path) and type the command again.")
    }
  }

  /// Whether a place in the copy is one of the kata's.
  func isIn(_ kata: Kata, _ place: Place) -> Bool {
    place.path.hasPrefix(worksheet.appending(path: kata.folderName).path + "/")
  }

  /// A place in the copy as the file that it was copied from.
  func original(_ place: Place) -> Place {
    guard place.path.hasPrefix(root.path + "/") else { return place }
    let path = place.path.dropFirst(root.path.count + 1)
    return Place(path: repository.root.appending(path: String(path)).path, line: place.line)
  }

  /// A diagnostic that names the variant's own file, where the line comes from there.
  func original(_ diagnostic: Diagnostic, of entry: Round.Entry) -> Diagnostic {
    let sources = worksheet.appending(path: "\(entry.kata.folderName)/Sources").path + "/"
    var place = original(diagnostic.place)
    if diagnostic.place.path.hasPrefix(sources) {
      let file = String(diagnostic.place.path.dropFirst(sources.count))
      let own = entry.variant.folder.appending(path: file).path
      if FileManager.default.fileExists(atPath: own) { place = Place(path: own, line: place.line) }
    }
    return Diagnostic(place: place, isError: diagnostic.isError, message: diagnostic.message)
  }
}
