/// What the command answers to the shell; the numbers above 60 are those of sysexits.h.
///
/// A run that a signal ended answers 128 and the signal's number, as a shell expects.
package struct ExitStatus: RawRepresentable, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Solved, or there was nothing to complain of.
  package static let fine = ExitStatus(rawValue: 0)
  /// Tests fail, or `verify` found something.
  package static let notYet = ExitStatus(rawValue: 1)
  /// The exercise does not compile.
  package static let doesNotCompile = ExitStatus(rawValue: 2)
  /// A test crashed or did not finish.
  package static let crashed = ExitStatus(rawValue: 3)
  /// The words were wrong: no such command, kata or option.
  package static let wrongWords = ExitStatus(rawValue: 64)
  /// The kata's own files are at fault: its suite ran no test, or is not the one that was shipped.
  package static let noTests = ExitStatus(rawValue: 65)
  /// There is no Swift toolchain, or it is too old.
  package static let noToolchain = ExitStatus(rawValue: 69)
  /// A mistake in `kata` itself.
  package static let `internal` = ExitStatus(rawValue: 70)
  /// A file could not be read or written.
  package static let inputOutput = ExitStatus(rawValue: 74)

  static func signalled(_ signal: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + signal) }

  /// The statuses as help shows them.
  static let explained = """
    0  solved, or nothing to complain of      64  no such command, kata or option
    1  not yet: tests fail                    65  no test ran, or the suite is changed
    2  does not compile                       69  no Swift toolchain, or too old a one
    3  crashed, or did not finish             70  a mistake in kata itself
                                              74  a file could not be read or written
    """
}
