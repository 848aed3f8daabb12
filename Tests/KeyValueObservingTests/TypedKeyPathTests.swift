import KeyValueObserving
import Testing

@Suite struct TypedKeyPathTests {
  private let here = SourceSite(fileID: #fileID, filePath: #filePath, line: #line)

  @Test func `a property has its own name`() {
    #expect(Document().string(for: \Document.isFavorite, site: here) == "isFavorite")
  }

  @Test func `an inherited property has its name under the subclass's root`() {
    #expect(Contract().string(for: \Contract.title, site: here) == "title")
    #expect(Contract().string(for: \Document.title, site: here) == "title")
  }

  @Test func `a path through an optional object has all its keys`() {
    let screen = Screen()
    screen.document = Contract()
    screen.document?.author = Person()
    #expect(screen.string(for: \Screen.document?.title, site: here) == "document.title")
    #expect(
      screen.string(for: \Screen.document?.author?.last, site: here) == "document.author.last")
  }

  @Test func `a property that is nil has its name and a path through it has none`() {
    let screen = Screen()
    #expect(screen.string(for: \Screen.document, site: here) == "document")
    screen.document = Document()
    let (name, faults) = observing { screen.string(for: \Screen.document?.author, site: here) }
    #expect(name == nil)
    #expect(faults.map(\.name) == [.unobservableKeyPath])
  }

  @Test func `a declared computed property has its key`() {
    #expect(Person().string(for: \Person.fullName, site: here) == "fullName")
  }

  @Test func `what is no chain of properties is a fault and never a shorter name`() {
    let screen = Screen()
    let (names, faults) = observing {
      [
        Document().string(for: \Document.heading, site: here),
        Document().string(for: \Document.title.count, site: here),
        screen.string(for: \Screen.document?.title, site: here),
        screen.string(for: \Screen.address, site: here),
      ]
    }
    #expect(names == [nil, nil, nil, nil])
    #expect(faults.map(\.name) == Array(repeating: .unobservableKeyPath, count: 4))
  }

  @Test func `reading goes on as before once the name is known`() {
    let document = Document()
    _ = document.string(for: \Document.title, site: here)
    document.title = "Final"
    #expect(document.title == "Final")
  }
}
