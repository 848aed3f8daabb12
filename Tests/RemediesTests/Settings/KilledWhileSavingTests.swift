import Foundation
import KataTesting
import Remedies
import Testing

/// A process that is killed while it saves leaves the old settings or the new ones.
@Suite(.kata, .timeLimit(.minutes(5))) struct KilledWhileSavingTests {
  private static var new: PassCodePolicy {
    var policy = SettingsScene.policy
    policy.attempts = 3
    return policy
  }

  /// Saves, and ends the process when a step is done.
  private static func saveAndDie(at name: String, file: String) throws {
    let die: @Sendable (FileSettingsStore.Step) -> Void = { step in
      if "\(step)" == name { kill(getpid(), SIGKILL) }
    }
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(URL(filePath: file)))
    try FileSettingsStore.$stepDone.withValue(die) { try stored.save(new) }
  }

  /// The bytes after which the process is killed: all of them with `KATA_SOAK`.
  private static var sizes: [Int] {
    let count = (try? SettingsScene.archive.data(for: new).count) ?? 0
    let isSoak = ProcessInfo.processInfo.environment["KATA_SOAK"] != nil
    return isSoak ? Array(0..<count) : [0, 1, 4, 20, count / 2, count - 1]
  }

  @Test(arguments: FileSettingsStore.Step.allCases, [true, false])
  func `a process that is killed at a step leaves the old settings or the new ones`(
    step: FileSettingsStore.Step, isFirst: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    if !isFirst { try stored.save(SettingsScene.policy) }
    let path = folder.file.path
    let name = "\(step)"
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, name = name as String] in
      try Self.saveAndDie(at: name, file: path)
    }
    let loaded = stored.load()
    switch step {
    case .folderMade, .fileMade, .written, .synchronized:
      #expect(loaded.settings == (isFirst ? .firstLaunch : SettingsScene.policy))
      #expect(loaded.origin == (isFirst ? .firstLaunch : .saved))
    case .renamed, .folderSynchronized:
      #expect(loaded == .init(settings: Self.new, origin: .saved))
    }
    try stored.save(Self.new)
    #expect(stored.load() == .init(settings: Self.new, origin: .saved))
  }

  @Test(arguments: sizes)
  func `a process that is killed after some of the bytes leaves the old settings`(
    size: Int
  ) async throws {
    let folder = try TemporaryFolder()
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    try stored.save(SettingsScene.policy)
    let path = folder.file.path
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String, size] in
      let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(URL(filePath: path)))
      // The system ends a process that writes beyond its limit.
      FileSizeLimit.letTheSystemEndThisThread()
      FileSizeLimit.set(size)
      try stored.save(Self.new)
    }
    #expect(stored.load() == .init(settings: SettingsScene.policy, origin: .saved))
    let leftOver = try folder.names.filter { $0 != folder.file.lastPathComponent }.map {
      try Data(contentsOf: folder.url.appendingPathComponent($0)).count
    }
    #expect(leftOver == [size], "the bytes that were written are in no file that is read")
  }

  @Test func `a process that is killed while it keeps damage aside leaves the damage`() async throws
  {
    let folder = try TemporaryFolder()
    let damaged = Data("damaged".utf8)
    try damaged.write(to: folder.file)
    let path = folder.file.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try Self.saveAndDie(at: "\(FileSettingsStore.Step.written)", file: path)
    }
    #expect(try Data(contentsOf: folder.file) == damaged)
    let loaded = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file)).load()
    #expect(loaded.settings == .afterLoss)
  }

  @Test func `what a killed process had flushed is there, and what it had not is not`() async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let owner = SettingsOwner<PassCodePolicy>(in: FileSettingsStore(URL(filePath: path)))
      try owner.update { $0.attempts = 3 }
      try owner.flush()
      try owner.update { $0.attempts = 2 }
      kill(getpid(), SIGKILL)
    }
    let loaded = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file)).load()
    #expect(loaded.settings.attempts == 3)
  }
}

/// The most that a process may write into one file.
enum FileSizeLimit {
  /// Does not block the signal of the limit, as threads of a pool do.
  static func letTheSystemEndThisThread() {
    signal(SIGXFSZ, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static func set(_ size: Int) {
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = rlim_t(size)
    setrlimit(resource, &limit)
    // Some systems would write down what the process was.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(core, &none)
  }

  #if canImport(Glibc)
  private static let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  private static let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
  #else
  private static let resource = RLIMIT_FSIZE
  private static let core = RLIMIT_CORE
  #endif
}
