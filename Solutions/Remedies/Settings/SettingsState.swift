import Foundation

/// What an owner of settings knows, under its lock.
struct SettingsState<Settings: KeyedSettings> {
  typealias Handler = @Sendable (SettingsChange<Settings>) -> Void

  /// A change that has not been told yet.
  struct News {
    let change: SettingsChange<Settings>
    let revision: Int
    /// Whether it was made by an observer that was being told of another.
    let isAnswer: Bool
  }

  struct Observer {
    let id: Int
    /// What the settings were when it began: it hears of later changes only.
    let revision: Int
    let handler: Handler
  }

  private(set) var settings: Settings
  private(set) var origin: SettingsOrigin
  private(set) var bytes: StoredBytes
  var isChanging = false

  private var revision = 0
  private var savedRevision = 0
  private var observers: [Observer] = []
  private var lastID = 0
  private var news: [News] = []
  /// The thread that is telling, and how many answers it has told since the last other change.
  private var teller: (thread: ObjectIdentifier, answers: Int)?

  init(_ loaded: (settings: LoadedSettings<Settings>, bytes: StoredBytes)) {
    settings = loaded.settings.settings
    origin = loaded.settings.origin
    bytes = loaded.bytes
  }

  var isUnsaved: Bool { revision != savedRevision }

  mutating func accept(_ new: Settings) {
    revision += 1
    news.append(
      News(
        change: SettingsChange(from: settings, to: new), revision: revision,
        isAnswer: teller?.thread == ObjectIdentifier(Thread.current)))
    settings = new
  }

  mutating func reload(_ loaded: (settings: LoadedSettings<Settings>, bytes: StoredBytes)) {
    origin = loaded.settings.origin
    bytes = loaded.bytes
    if settings != loaded.settings.settings { accept(loaded.settings.settings) }
    savedRevision = revision
  }

  /// What is to be saved; nil if everything is.
  var unsaved: (settings: Settings, revision: Int, bytes: StoredBytes)? {
    isUnsaved ? (settings, revision, bytes) : nil
  }

  mutating func saved(_ revision: Int, as data: Data) {
    savedRevision = revision
    bytes = .known(data)
  }

  mutating func add(_ handler: @escaping Handler) -> Int {
    lastID += 1
    observers.append(Observer(id: lastID, revision: revision, handler: handler))
    return lastID
  }

  /// Takes an observer out.
  ///
  /// - Returns: Its closure, to die outside the lock.
  mutating func remove(_ id: Int) -> Handler? {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return nil }
    return observers.remove(at: index).handler
  }

  func isObserving(_ id: Int) -> Bool {
    observers.contains { $0.id == id }
  }

  /// Makes this thread the one that tells; false if there is one.
  mutating func beginTelling() -> Bool {
    guard teller == nil else { return false }
    teller = (ObjectIdentifier(Thread.current), 0)
    return true
  }

  /// The next change to tell, and whom; without one, telling ends.
  mutating func next() -> (change: SettingsChange<Settings>, observers: [Observer], answers: Int)? {
    guard !news.isEmpty else {
      teller = nil
      return nil
    }
    let first = news.removeFirst()
    let answers = first.isAnswer ? (teller?.answers ?? 0) + 1 : 0
    teller?.answers = answers
    return (first.change, observers.filter { $0.revision < first.revision }, answers)
  }
}

/// What the store held when the owner last saw it.
enum StoredBytes: Equatable, Sendable {
  /// These bytes, or none.
  case known(Data?)
  /// The store could not be read: whatever it holds is not the owner's to overwrite.
  case unknown
}
