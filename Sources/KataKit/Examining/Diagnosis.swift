/// One thing that `kata doctor` has looked at.
struct Diagnosis: Equatable {
  enum State: Equatable {
    case fine
    /// Worth knowing; work goes on.
    case remark
    /// Not looked at, since something before it failed or it was not asked for.
    case skipped
    /// Nothing works until it is mended; the status to end with.
    case stops(ExitStatus)
  }

  let name: String
  let state: State
  let found: String
  let needed: String
  /// The one command that mends it.
  var mend: String?

  var isFine: Bool { state == .fine || state == .skipped }
  var status: ExitStatus? { if case .stops(let status) = state { status } else { nil } }
}
