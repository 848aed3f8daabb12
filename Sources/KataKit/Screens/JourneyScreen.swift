/// Where the learner is on the path: before the first step, on the way, after a kata, at the end.
struct JourneyScreen {
  let catalogue: Catalogue
  let progress: Progress
  let typing: Typing
  let style: Style

  /// Said once.
  var welcome: String {
    """
    \(style.bold("Welcome to the observer katas."))

    Each kata is a small piece of one app with a danger of observation in it. Its tests fail, and
    say what the user of the app sees. Find out why, mend the code, and run it again:

      \(typing.kata())         runs the kata you are at
      \(typing.kata("hint"))    a hint, in three steps
      \(typing.kata("list"))    all katas
      \(typing.kata("help"))    all commands
    """
  }

  /// One line: how far, and where.
  func position(at kata: Kata) -> String {
    "\(solved) of \(catalogue.katas.count) solved. You are at \(style.bold(kata.title))"
      + (kata.chapter.isEmpty ? "." : ", chapter \(kata.chapter).")
  }

  /// What comes after `kata` was solved.
  func next(after kata: Kata) -> String {
    var lines: [String] = []
    let core = catalogue.katas.filter(LearningPath.isCore)
    if LearningPath.isCore(kata), core.allSatisfy(progress.isSolved) {
      lines.append(
        style.good("The course is done: all \(core.count) katas of the core are solved."))
    }
    if let next = progress.current(in: catalogue) {
      lines.append("Next: \(style.bold(next.title))")
      lines.append("Type:  \(typing.kata())")
    } else {
      lines.append("All \(catalogue.katas.count) katas are solved. There is no next one.")
    }
    return lines.joined(separator: "\n")
  }

  /// Said when nothing is left to do.
  var end: String {
    catalogue.katas.isEmpty
      ? "There are no katas in Exercises/: no folder named like 11-DanglingObserver."
      : "All \(catalogue.katas.count) katas are solved.\n"
        + "Run one again with `\(typing.kata("run 11"))`, or all with `\(typing.kata("run --all"))`."
  }

  private var solved: Int { catalogue.katas.count(where: progress.isSolved) }
}
