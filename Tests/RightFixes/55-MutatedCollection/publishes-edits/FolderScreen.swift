/// The screen that lists a folder's documents.
final class FolderScreen {
  let list = ListView()

  private let folder: Folder
  private var following: AnyObject?

  init(folder: Folder) {
    self.folder = folder
    reload()
    following = folder.onEdit { [weak self] edit in
      guard let self else { return }
      edit.apply(to: &list.rows)
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

  private func reload() {
    list.rows = folder.titles
  }
}
