import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The signals that ask the command to stop: Ctrl-C, a closed terminal, a polite kill.
///
/// A handler may do next to nothing, so it notes the signal and writes a byte to a pipe. Whoever
/// waits for a child waits for that pipe as well; nobody reads it, so that all of them wake.
enum Interrupts {
  private static let received = Atomic<Int32>(0)
  private static let wakeUp = Atomic<Int32>(-1)
  private static let descriptor = Atomic<Int32>(-1)

  /// The signal that has come, if one has.
  static var signal: Int32? {
    let signal = received.load(ordering: .acquiring)
    return signal == 0 ? nil : signal
  }

  /// Readable once a signal has come; -1, which poll passes over, before `install()`.
  static var readEnd: Int32 { descriptor.load(ordering: .acquiring) }

  static func install() {
    guard readEnd < 0, let pipe = SystemCalls.makePipe() else { return }
    wakeUp.store(pipe.write, ordering: .releasing)
    descriptor.store(pipe.read, ordering: .releasing)
    // Whoever started us from a queue's thread may have handed on that these are blocked.
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&awaited, number)
      Platform.handle(number) { number in
        Interrupts.received.store(number, ordering: .releasing)
        var byte: UInt8 = 0
        _ = write(Interrupts.wakeUp.load(ordering: .acquiring), &byte, 1)
      }
    }
    // A closed pager is an error when writing, not a sudden end.
    Platform.handle(SIGPIPE, SIG_IGN)
    // So is a file that must not grow: without this, a limit on its size would end us in the middle.
    Platform.handle(SIGXFSZ, SIG_IGN)
    sigprocmask(SIG_UNBLOCK, &awaited, nil)
  }
}

/// `signal` is a property above; this is the C function.
private enum Platform {
  static func handle(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Darwin)
    _ = Darwin.signal(number, handler)
    #else
    _ = Glibc.signal(number, handler)
    #endif
  }
}
