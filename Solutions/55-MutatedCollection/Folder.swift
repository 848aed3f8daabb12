// Symptom: a document that is added does not appear; one that is removed stays; a renamed one is there twice.
// Task:    let the open list show what is in the folder after every change.
// Run:     swift run kata   (or: cd Exercises && KATA=55 swift test)

import KeyValueObserving

/// A folder of documents, of which the list shows the titles.
final class Folder: KVOObject {
  @Dynamic private(set) var titles: [String]

  init(titles: [String]) {
    self.titles = titles
    super.init()
  }

  /// Adds a document at the end.
  func add(_ title: String) {
    titles.append(title)
  }

  /// Puts a document between others.
  func insert(_ title: String, at index: Int) {
    mutableArrayValue(forKey: "titles").insert(title, at: index)
  }

  /// Takes a document out of the folder.
  func remove(at index: Int) {
    mutableArrayValue(forKey: "titles").remove(at: index)
  }

  /// Gives a document another title.
  func rename(at index: Int, to title: String) {
    mutableArrayValue(forKey: "titles").replace(at: index, with: title)
  }

  /// Empties the folder and fills it with what the server has.
  func synchronize(with serverTitles: [String]) {
    titles = serverTitles
  }
}
