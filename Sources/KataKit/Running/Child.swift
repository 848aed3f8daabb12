import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A program to run in a session of its own, so that all of what it starts can be ended.
///
/// Foundation's Process cannot start a session, hence posix_spawn.
struct Child: Sendable {
  /// How it ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It was ended because its time was up.
    case overran
  }

  let executable: String
  let arguments: [String]
  let environment: [String: String]
  /// This child's value of `KATA_RUN`, if its children may leave its session.
  let mark: String?

  /// Runs it to its end, handing each line of both its streams to `onLine` as it comes.
  ///
  /// With `wanted`, only the lines that hold it. Without a limit it takes as long as it likes. If a signal comes meanwhile, nothing of the child
  /// is left when `Interrupted` is thrown.
  func run(
    limit: Duration? = nil, wanted: String? = nil, onLine: (String) -> Void
  ) throws -> Ending {
    let (process, outputs) = try start()
    var wait = ChildWait(process: process, outputs: outputs, mark: mark, wanted: wanted)
    return try wait.untilEnd(limit: limit, onLine: onLine)
  }

  /// One child is started at a time: between making a pipe and closing its writing end here, no
  /// other child may be born that would inherit it and hold it open.
  private static let starting = Mutex(())

  private func start() throws -> (pid_t, [Int32]) {
    try Child.starting.withLock { _ in
      guard let out = SystemCalls.makePipe() else { throw failure(SystemCalls.lastError) }
      guard let err = SystemCalls.makePipe() else {
        for end in [out.read, out.write] { close(end) }
        throw failure(SystemCalls.lastError)
      }
      defer { for end in [out.write, err.write] { close(end) } }
      var actions = SystemCalls.emptyActions()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, out.write, 1)
      posix_spawn_file_actions_adddup2(&actions, err.write, 2)
      do {
        return (try spawn(&actions), [out.read, err.read])
      } catch {
        for end in [out.read, err.read] { close(end) }
        throw error
      }
    }
  }

  private func spawn(_ actions: inout SystemCalls.SpawnActions) throws -> pid_t {
    var attributes = SystemCalls.emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that are ignored here would stay ignored there: they are put back.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // Threads of a queue block signals, and a child would inherit that.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(
      &attributes,
      SystemCalls.newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.merging(mark.map { [RunMark.variable: $0] } ?? [:]) { $1 }
      .map { strdup("\($0.key)=\($0.value)") }
    words.append(nil)
    variables.append(nil)
    defer { for text in words + variables { free(text) } }

    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, words, variables)
    guard code == 0 else { throw failure(String(cString: strerror(code))) }
    return process
  }

  private func failure(_ reason: String) -> Complaint {
    Complaint(.internal, "\(executable) could not be started: \(reason).")
  }
}
