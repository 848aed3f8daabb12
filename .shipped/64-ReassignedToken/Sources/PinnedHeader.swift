import Remedies

/// A header with a name in the dock, which says whether it follows a document.
final class PinnedHeader: DocumentHeader {
  private let name: String
  private let dock: Dock

  override var revisionObservation: ObservationToken? {
    didSet { dock.show(revisionObservation == nil ? "idle" : "following", for: name) }
  }

  init(name: String, dock: Dock, session: Session) {
    self.name = name
    self.dock = dock
    super.init(session: session)
    dock.show("idle", for: name)
  }

  deinit {
    dock.remove(name)
  }
}
