#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Ends what a child has started and left running.
enum Leftovers {
  /// Asks first and kills then, until no process of the session or with the mark is left.
  ///
  /// Killing `swift` or its process group does not reach the test program, which has a group of
  /// its own. One sweep is not enough either: a process may start another in between.
  static func end(session: pid_t?, mark: String?, asking: Bool = false) {
    if asking {
      for process in ProcessTable.processes(ofSession: session, orMarked: mark) {
        kill(process, SIGTERM)
      }
      usleep(100_000)
    }
    for _ in 0..<50 {
      let left = ProcessTable.processes(ofSession: session, orMarked: mark)
      if left.isEmpty { return }
      for process in left { kill(process, SIGKILL) }
      usleep(2_000)
    }
  }
}
