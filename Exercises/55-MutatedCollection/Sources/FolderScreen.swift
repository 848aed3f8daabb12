// Symptom: a document that is added does not appear; one that is removed stays; a renamed one is there twice.
// Task:    let the open list show what is in the folder after every change.
// Run:     swift run kata   (or: cd Exercises && KATA=55 swift test)

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

  /// Adds rows for the documents that are new.
  private func show(_ change: ObservedChange<[String]>) {
    list.rows += change.newValue ?? []
  }

  private func reload() {
    list.rows = folder.titles
  }
}
