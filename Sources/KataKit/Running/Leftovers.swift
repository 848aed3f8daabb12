#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Ends what a child has started and left running.
enum Leftovers {
  /// Asks first and kills then, until no process of the session, with the mark or with a pipe is left.
  ///
  /// Killing `swift` or its process group does not reach the test program, which has a group of
  /// its own. One sweep is not enough either: a process may start another in between.
  static func end(
    session: pid_t?, mark: String?, pipes: Set<ino_t> = [], asking: Bool = false
  ) {
    let processes = {
      ProcessTable.processes(ofSession: session, orMarked: mark, orHolding: pipes)
    }
    if asking {
      for process in processes() {
        kill(process, SIGTERM)
      }
      usleep(100_000)
    }
    for _ in 0..<50 {
      let left = processes()
      if left.isEmpty { return }
      for process in left { kill(process, SIGKILL) }
      usleep(2_000)
    }
  }
}
