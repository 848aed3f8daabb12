import Foundation

/// The bugs of chapter 4 in today's Swift: something that should say which one it is does not.
enum ContextMisuseToday {
  /// Its handle says "the job", and a subclass has a job too.
  @MainActor class DocumentScreen {
    var job: Task<Void, Never>?

    func startSaving() { job = Task { await save() } }
    func stopSaving() { job?.cancel() }

    func save() async {}
  }

  final class SharedScreen: DocumentScreen {
    func startSyncing() { job = Task { await sync() } }

    func sync() async {}
  }

  /// Each level keeps the handle of its own job, and nobody else can reach it.
  @MainActor class SavingScreen {
    private(set) var saving: Task<Void, Never>?

    func startSaving() { saving = Task {} }
    func stopSaving() { saving?.cancel() }
  }

  final class SyncingScreen: SavingScreen {
    private(set) var syncing: Task<Void, Never>?

    func startSyncing() { syncing = Task {} }
    func stopSyncing() { syncing?.cancel() }
  }

  /// A control, with an identity that nobody has to choose.
  struct Sender {
    var tag = 0
    var action: () -> String = { "nothing" }
  }

  static func tapped(_ sender: Sender) -> String {
    switch sender.tag {
    case 0: "removes the document"
    case 1: "shares the document"
    default: "nothing"
    }
  }

  static let documentChanged = Notification.Name("documentChanged")

  /// What is posted, with a type: the one place that knows how it is packed.
  struct DocumentChange {
    let pageCount: Int

    private static let key = "change"

    init(pageCount: Int) {
      self.pageCount = pageCount
    }

    init?(_ notification: Notification) {
      guard let change = notification.userInfo?[Self.key] as? DocumentChange else { return nil }
      self = change
    }

    func post(to center: NotificationCenter) {
      center.post(name: documentChanged, object: nil, userInfo: [Self.key: self])
    }
  }

  final class Row {
    var title = ""
  }
}

#if canImport(ObjectiveC)
extension ContextMisuseToday {
  /// Foundation's own observation: each level has a token, and no context to be equal or to dangle.
  final class NativeDocument: NSObject, @unchecked Sendable {
    @objc dynamic var isFavorite = false
  }

  class NativeCell: @unchecked Sendable {
    private(set) var isStarred = false
    private var observation: NSKeyValueObservation?

    init(document: NativeDocument) {
      observation = document.observe(\.isFavorite) { [weak self] document, _ in
        self?.isStarred = document.isFavorite
      }
    }
  }

  final class NativeColoredCell: NativeCell, @unchecked Sendable {
    private(set) var isColored = false
    private var observation: NSKeyValueObservation?

    override init(document: NativeDocument) {
      super.init(document: document)
      observation = document.observe(\.isFavorite) { [weak self] document, _ in
        self?.isColored = document.isFavorite
      }
    }
  }
}
#endif

#if canImport(Combine)
import Combine

extension ContextMisuseToday {
  /// The same with Combine: a cancellable for each level.
  final class PublishedDocument {
    @Published var isFavorite = false
  }

  class PublishedCell {
    private(set) var isStarred = false
    private var observation: AnyCancellable?

    init(document: PublishedDocument) {
      observation = document.$isFavorite.sink { [weak self] in self?.isStarred = $0 }
    }
  }
}
#endif
