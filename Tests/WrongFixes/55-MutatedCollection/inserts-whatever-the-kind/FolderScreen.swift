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
    titlesObservation = folder.observe(\.titles, options: .new) { [weak self] _, change in
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

  /// Adds rows where documents are new.
  private func show(_ change: ObservedChange<[String]>) {
    guard let indexes = change.indexes else { return reload() }
    for index in indexes where folder.titles.indices.contains(index) {
      list.rows.insert(folder.titles[index], at: index)
    }
  }

  private func reload() {
    list.rows = folder.titles
  }
}
