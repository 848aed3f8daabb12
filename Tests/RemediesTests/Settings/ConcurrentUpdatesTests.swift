import Foundation
import KataTesting
import Remedies
import Testing

/// Updates from everywhere at once: none is lost, and observers hear a single story.
@Suite(.kata, .timeLimit(.minutes(1))) struct ConcurrentUpdatesTests {
  private func count(
    _ owner: SettingsOwner<ReadingProgress>, updates: Int = 1_000
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<updates {
        group.addTask {
          try owner.update {
            $0.pages += 1
            if index % 2 == 0 { $0.documents += 1 }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `1,000 concurrent updates lose none, and each is heard once and in order`()
    async throws
  {
    let owner = SettingsOwner<ReadingProgress>(in: MemorySettingsStore())
    let heard = Transcript()
    let token = owner.observe { change in
      heard.add("\(change.new.pages - change.old.pages) to \(change.new.pages)")
    }
    try await count(owner)
    #expect(owner.settings == ReadingProgress(pages: 1_000, documents: 500))
    #expect(heard.lines == (1...1_000).map { "1 to \($0)" })
    withExtendedLifetime(token) {}
  }

  @Test func `1,000 concurrent updates with autosave are all in the file`() async throws {
    let folder = try TemporaryFolder()
    let owner = SettingsOwner<ReadingProgress>(in: FileSettingsStore(folder.file))
    let heard = Transcript()
    let token = owner.autosave { heard.add("\($0)") }
    try await count(owner)
    try owner.flush()
    #expect(heard.lines.isEmpty)
    let loaded = StoredSettings<ReadingProgress>(in: FileSettingsStore(folder.file)).load()
    #expect(
      loaded == .init(settings: ReadingProgress(pages: 1_000, documents: 500), origin: .saved))
    #expect(folder.names == ["PassCode.settings"])
    withExtendedLifetime(token) {}
  }

  @Test func `observers that come and go meanwhile disturb nobody`() async throws {
    let owner = SettingsOwner<ReadingProgress>(in: MemorySettingsStore())
    let heard = Transcript()
    let token = owner.observe { heard.add("\($0.new.pages)") }
    async let guests: Void = withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask { owner.observe { _ in }.stop() }
      }
    }
    try await count(owner)
    await guests
    #expect(heard.lines.count == 1_000)
    #expect(owner.settings.pages == 1_000)
    withExtendedLifetime(token) {}
  }

  @Test func `writers of whole files do not mix them, and readers see one or the other`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = FileSettingsStore(folder.file)
    let values = (0..<8).map { Data(repeating: UInt8($0), count: 10_000 + $0) }
    try store.replace(with: values[0])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask { try store.replace(with: values[index % 8]) }
        group.addTask {
          let seen = try store.read() ?? Data()
          #expect(values.contains(seen), "\(seen.count) bytes of nobody")
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names == ["PassCode.settings"])
  }
}

/// How far the user has read.
struct ReadingProgress: KeyedSettings {
  var pages = 0
  var documents = 0

  static let archiveName = "ReadingProgress"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("pages", \.pages), .value("documents", \.documents),
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self()
}
