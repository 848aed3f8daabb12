/// A failure that a person can do something about: what is wrong, what to do next, and the status.
struct Complaint: Error, Equatable {
  let status: ExitStatus
  let text: String

  init(_ status: ExitStatus, _ text: String) {
    self.status = status
    self.text = text
  }
}

/// The run was ended by a signal; everything it had started is gone.
struct Interrupted: Error, Equatable {
  let signal: Int32
}
