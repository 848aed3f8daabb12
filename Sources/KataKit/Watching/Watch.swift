import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Runs a kata each time one of its files is saved, and hears keys in between.
struct Watch {
  let session: Session
  let arguments: Arguments

  /// How often the files are looked at, in milliseconds.
  ///
  /// Looking reads them, a few small ones: that sees a file replaced on save and one on a network
  /// drive, of which no notice comes.
  private static let interval: Int32 = 50

  /// Watches until the learner has had enough.
  func run(_ first: Kata) throws -> ExitStatus {
    let keyboard = Keyboard()
    defer { keyboard.restore() }
    var kata = first
    while true {
      let files = ExerciseFiles(in: kata.folder)
      try clear()
      let status = try KataRuns(session: session, arguments: arguments).run([kata], asJSON: false)
      keyboard.forget()
      try sayKeys(isSolved: status == .fine)
      switch try answer(keyboard, at: kata, files, isSolved: status == .fine) {
      case .again: break
      case .turn(let next): kata = next
      case .stop: return .fine
      }
    }
  }

  private enum Step {
    case again
    case turn(to: Kata)
    case stop
  }

  /// Answers keys until a file is saved or a key asks for more than an answer.
  private func answer(
    _ keyboard: Keyboard, at kata: Kata, _ files: ExerciseFiles, isSolved: Bool
  ) throws -> Step {
    while true {
      switch keyboard.next(within: Self.interval) {
      case .signal(let signal): throw Interrupted(signal: signal)
      case .key("q"): return .stop
      case .key("r"), .key("\n"): return .again
      case .key("h"): try run(.hint, [kata.number], isSolved: isSolved)
      case .key("l"): try run(.list, [], isSolved: isSolved)
      case .key("n"):
        if let next = try next(after: kata, isSolved: isSolved) { return .turn(to: next) }
      case .key: try sayKeys(isSolved: isSolved)
      case .nothing: break
      }
      if hasSettled(kata, since: files) { return .again }
    }
  }

  /// Whether a file has changed and is written to its end: an editor may empty a file before it fills
  /// it again.
  private func hasSettled(_ kata: Kata, since files: ExerciseFiles) -> Bool {
    var seen = ExerciseFiles(in: kata.folder)
    guard seen != files else { return false }
    for _ in 0..<20 {
      usleep(20_000)
      let again = ExerciseFiles(in: kata.folder)
      if again == seen { return true }
      seen = again
    }
    return true
  }

  private func next(after kata: Kata, isSolved: Bool) throws -> Kata? {
    guard isSolved else {
      try session.console.say("n moves on when \(kata.title) is solved; q ends.")
      return nil
    }
    let progress = try session.progress()
    guard let next = progress.current(in: session.catalogue) else {
      try session.console.say(session.journey(progress).end)
      return nil
    }
    return next
  }

  /// Does what another command does, without leaving.
  private func run(_ command: Command, _ words: [String], isSolved: Bool) throws {
    var arguments = Arguments()
    arguments.words = words
    do {
      _ = try command.run(session, arguments)
    } catch let complaint as Complaint {
      session.console.note(complaint.text)
    }
    try sayKeys(isSolved: isSolved)
  }

  private func clear() throws {
    // The screen, what has scrolled off it, and back to the corner.
    if session.console.isTerminal { try session.console.say("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
  }

  private func sayKeys(isSolved: Bool) throws {
    let next = isSolved ? " · n next kata" : ""
    try session.console.say(
      "\n"
        + session.style.quiet(
          "Watching. Save a file, or: h hint · l list · r again\(next) · q quit"))
  }
}
