import Synchronization

@testable import SingletonCoupling

/// A loader that the test can tell by its resources.
final class ShelfLoader: ResourceLoader {
  struct Unreadable: Error {}

  private let name: String
  private let pages: Mutex<[[String]]>
  private let fails: Mutex<Bool>
  private let opened = Mutex<[String]>([])

  init(_ name: String, pages: [[String]], fails: Bool = false) {
    self.name = name
    self.pages = Mutex(pages)
    self.fails = Mutex(fails)
  }

  convenience init(_ name: String) {
    self.init(name, pages: [["\(name) 1", "\(name) 2"], ["\(name) 3"]])
  }

  /// Whose contents somebody has asked for, in order.
  var openedTitles: [String] { opened.withLock { $0 } }

  /// Puts other resources in the place of those that there are.
  func restock(_ titles: [String]) {
    pages.withLock { $0 = [titles] }
  }

  /// Answers nobody any more.
  func breakDown() {
    fails.withLock { $0 = true }
  }

  func page(_ number: Int) async throws -> [String] {
    try check()
    return pages.withLock { $0.indices.contains(number - 1) ? $0[number - 1] : [] }
  }

  func content(of title: String) async throws -> String {
    try check()
    opened.withLock { $0.append(title) }
    return "\(title), from \(name)"
  }

  private func check() throws {
    if fails.withLock({ $0 }) { throw Unreadable() }
  }
}

/// A loader that answers only when the test lets it.
@MainActor final class SlowLoader: ResourceLoader {
  private let shelf: ShelfLoader
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  nonisolated init(_ name: String) {
    shelf = ShelfLoader(name)
  }

  /// Whether somebody waits for an answer.
  var isAsked: Bool { !waiting.isEmpty }

  /// Answers whoever waits, and from now on everybody at once.
  func open() {
    isOpen = true
    let answers = waiting
    waiting = []
    for answer in answers { answer.resume() }
  }

  /// Lets everybody wait again.
  func close() {
    isOpen = false
  }

  func page(_ number: Int) async throws -> [String] {
    await letThrough()
    return try await shelf.page(number)
  }

  func content(of title: String) async throws -> String {
    await letThrough()
    return try await shelf.content(of: title)
  }

  private func letThrough() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// Work that the test has begun and follows without waiting for its end.
@MainActor final class Begun {
  private(set) var isDone = false

  init(_ work: @escaping @MainActor () async -> Void) {
    Task {
      await work()
      isDone = true
    }
  }

  /// Lets all other work go on until `condition` holds, or until work that can go on must have.
  ///
  /// A turn goes through the thread pool and back, so whatever was ready before it has run.
  func turns(until condition: () -> Bool) async {
    for _ in 0..<2_000 where !isDone && !condition() {
      await Task.detached {}.value
    }
  }

  func finish() async {
    await turns { false }
  }
}

/// Lets all work go on that somebody may have begun unasked.
@MainActor func idle() async {
  for _ in 0..<200 { await Task.detached {}.value }
}
