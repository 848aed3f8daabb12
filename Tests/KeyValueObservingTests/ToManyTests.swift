import Foundation
import KeyValueObserving
import Testing

@Suite struct ToManyTests {
  @Test func `prior notifications carry indexes and what is about to go`() {
    let document = Document()
    document.sections = ["a", "b"]
    let reader = Reader()
    document.addObserver(
      reader, forKeyPath: "sections", options: [.prior, .old, .new], context: nil)
    document.mutableArrayValue(forKey: "sections").remove(at: 1)
    #expect(
      reader.heard == [#"sections notificationIsPrior=1 old=["b"]"#, #"sections old=["b"]"#])
    document.removeObserver(reader, forKeyPath: "sections")
  }

  @Test func `a set's replacement has what went and what came`() {
    let document = Document()
    document.tags = ["draft", "old"]
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "tags", options: [.old, .new], context: nil)
    document.mutableSetValue(forKey: "tags").setSet(["draft", "new"])
    #expect(document.tags == ["draft", "new"])
    #expect(
      reader.heard == [#"tags new=[AnyHashable("new")] old=[AnyHashable("old")]"#])
    document.removeObserver(reader, forKeyPath: "tags")
  }

  @Test func `through a path a collection's change keeps its kind and indexes`() {
    let screen = Screen()
    let document = Document()
    screen.document = document
    var changes: [[KeyValueChangeKey: Any]] = []
    let row = HandlerRegistration.observing(
      screen, keyPath: "document.sections", options: [.new], label: nil,
      site: SourceSite(fileID: #fileID, filePath: #filePath, line: #line)
    ) { changes.append($1) }
    document.mutableArrayValue(forKey: "sections").add("intro")
    #expect(changes.first?[.kindKey] as? UInt == KeyValueChange.insertion.rawValue)
    #expect(changes.first?[.indexesKey] as? IndexSet == [0])
    #expect(changes.first?[.newKey] as? [String] == ["intro"])
    row?.remove()
  }
}
