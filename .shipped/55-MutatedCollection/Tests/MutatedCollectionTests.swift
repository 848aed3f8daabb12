import KataTesting
import KeyValueObserving
import Testing

@testable import MutatedCollection

@Suite(.kata) struct MutatedCollectionTests {
  let folder = Folder(titles: ["Lease", "Letter", "Lease", "Recipe"])

  @Suite struct Hazard {
    let scene = MutatedCollectionTests()

    @Test func `a document that is added appears in the open list`() {
      let screen = FolderScreen(folder: scene.folder)
      screen.add("Offer")
      scene.folder.add("Bill")
      let expected = ["Lease", "Letter", "Lease", "Recipe", "Offer", "Bill"]
      #expect(
        screen.list.rows == expected,
        .diagnosis(
          "The user adds a document, and it is not in the list before the screen is opened again.",
          seen: "\(screen.list.rows.count) rows: \(screen.list.rows)",
          expected: "\(expected.count) rows: \(expected)",
          pitfall: "collection changed behind the property"))
    }

    @Test func `a document that is removed disappears, and no other`() {
      let screen = FolderScreen(folder: scene.folder)
      scene.folder.remove(at: 0)
      #expect(
        screen.list.rows == ["Letter", "Lease", "Recipe"],
        .diagnosis(
          "The user removes the first of four documents.",
          seen: "\(screen.list.rows.count) rows: \(screen.list.rows)",
          expected: "3 rows: \(["Letter", "Lease", "Recipe"])",
          pitfall: "kind and indexes of a change ignored"))
    }

    @Test func `the last document can be removed like any other`() async {
      await #expect(processExitsWith: .success, "The last document is removed, and the app stops.")
      {
        let folder = Folder(titles: ["Lease", "Letter"])
        let screen = FolderScreen(folder: folder)
        folder.remove(at: 1)
        #expect(
          screen.list.rows == ["Lease"],
          .diagnosis(
            "The user removes the last document.", seen: "\(screen.list.rows)",
            expected: "\(["Lease"])", pitfall: "index of a removal used on what is left"))
      }
    }

    @Test(arguments: Edit.allCases)
    func `the open list shows what is in the folder`(after edit: Edit) {
      let screen = FolderScreen(folder: scene.folder)
      edit.make(in: scene.folder)
      #expect(
        screen.list.rows == scene.folder.titles,
        .diagnosis(
          "The folder changes on another screen, and the open list shows something else.",
          seen: "\(screen.list.rows) after \(edit)", expected: "\(scene.folder.titles)",
          pitfall: "kind and indexes of a change ignored"))
    }
  }

  @Suite struct Behaviour {
    let scene = MutatedCollectionTests()

    @Test func `a list opens with the folder's documents`() {
      #expect(
        FolderScreen(folder: scene.folder).list.rows == ["Lease", "Letter", "Lease", "Recipe"])
    }

    @Test(arguments: Edit.allCases)
    func `whoever comes back sees what is in the folder`(after edit: Edit) {
      let screen = FolderScreen(folder: scene.folder)
      edit.make(in: scene.folder)
      screen.appear()
      #expect(screen.list.rows == scene.folder.titles)
    }

    @Test func `a folder holds what was done with it`() {
      scene.folder.add("Bill")
      scene.folder.insert("Offer", at: 1)
      scene.folder.remove(at: 0)
      scene.folder.rename(at: 0, to: "Quote")
      #expect(scene.folder.titles == ["Quote", "Letter", "Lease", "Recipe", "Bill"])
      scene.folder.synchronize(with: ["Letter"])
      #expect(scene.folder.titles == ["Letter"])
    }

    @Test func `a screen that is left is released`() {
      let screen = FolderScreen(folder: scene.folder)
      expectReleased(
        screen, "Each visit of the folder makes the app bigger.",
        pitfall: "a screen kept alive by what it observes")
      scene.folder.remove(at: 1)
    }
  }

  /// What another screen does with a folder of four documents.
  enum Edit: String, CaseIterable, CustomStringConvertible {
    case insertingFirst
    case renaming
    case removingSecond
    case removingAndAdding
    case synchronizing

    var description: String { rawValue }

    func make(in folder: Folder) {
      switch self {
      case .insertingFirst: folder.insert("Offer", at: 0)
      case .renaming: folder.rename(at: 1, to: "Reply")
      case .removingSecond: folder.remove(at: 1)
      case .removingAndAdding:
        folder.remove(at: 2)
        folder.add("Bill")
      case .synchronizing: folder.synchronize(with: ["Recipe", "Lease"])
      }
    }
  }
}
