#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Signals in words that say what a Swift programmer did to earn them.
enum SignalName {
  static func text(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap (signal \(signal)): a fatal error, a failed precondition, a nil"
    case SIGABRT: "an abort (signal \(signal)): an unowned reference to what is gone, say"
    case SIGSEGV, SIGBUS:
      "a bad access (signal \(signal)): a recursion without end, or memory that is gone"
    case SIGKILL: "a kill (signal \(signal))"
    default: "signal \(signal)"
    }
  }
}
