import Foundation

/// What a command works with.
struct Session {
  let repository: Repository
  let catalogue: Catalogue
  let directory: URL
  let environment: [String: String]
  let console: Console

  var style: Style { console.style }
  var store: ProgressStore { ProgressStore(repository) }
  var typing: Typing { Typing(root: repository.root, directory: directory) }

  /// What is remembered; a damaged file is spoken of.
  func progress() throws -> Progress {
    let (progress, notice) = try store.load()
    if let notice { console.note(notice) }
    return progress
  }

  func journey(_ progress: Progress) -> JourneyScreen {
    JourneyScreen(catalogue: catalogue, progress: progress, typing: typing, style: style)
  }

  /// The kata that `words` name, or else the one that the learner is at; nil if there is none left.
  func kata(_ words: [String], at progress: Progress) throws -> Kata? {
    try words.first.map(catalogue.kata(named:)) ?? progress.current(in: catalogue)
  }

  /// The katas that `words` name, in that order; `otherwise` if there are no words.
  func katas(_ words: [String], otherwise: [Kata]) throws -> [Kata] {
    words.isEmpty ? otherwise : try words.map(catalogue.kata(named:))
  }

  /// The same, each of them once.
  func distinctKatas(_ words: [String], otherwise: [Kata]) throws -> [Kata] {
    try katas(words, otherwise: otherwise).reduce(into: []) { distinct, kata in
      if !distinct.contains(kata) { distinct.append(kata) }
    }
  }
}
