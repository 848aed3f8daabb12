import KeyValueObserving
import Remedies

/// The screen that lists a folder's documents.
final class FolderScreen {
  let list = ListView()

  private let folder: Folder
  private var titlesObservation: ObservationToken?

  init(folder: Folder) {
    self.folder = folder
    reload()
    titlesObservation = folder.observe(\.titles) { [weak self] _, change in
      self?.show(change)
    }
  }

  /// The user comes back to the screen.
  func appear() {
    reload()
  }

  /// The user adds a document here.
  func add(_ title: String) {
    folder.add(title)
  }

  /// Does with the rows what was done with the documents.
  private func show(_ change: ObservedChange<[String]>) {
    guard let indexes = change.indexes else { return reload() }
    switch change.kind {
    case .insertion:
      for index in indexes { list.rows.insert(folder.titles[index], at: index) }
    case .removal:
      for index in indexes.reversed() { list.rows.remove(at: index) }
    case .replacement:
      for index in indexes { list.rows[index] = folder.titles[index] }
    case .setting:
      reload()
    }
  }

  private func reload() {
    list.rows = folder.titles
  }
}
