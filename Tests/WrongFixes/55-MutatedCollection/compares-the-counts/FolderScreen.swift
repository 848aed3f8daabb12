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
    titlesObservation = folder.observe(\.titles) { [weak self] _, _ in self?.adjust() }
  }

  /// The user comes back to the screen.
  func appear() {
    reload()
  }

  /// The user adds a document here.
  func add(_ title: String) {
    folder.add(title)
  }

  /// Adds or removes rows until there are as many as documents.
  private func adjust() {
    while list.rows.count > folder.titles.count { list.rows.removeLast() }
    list.rows += folder.titles.dropFirst(list.rows.count)
  }

  private func reload() {
    list.rows = folder.titles
  }
}
