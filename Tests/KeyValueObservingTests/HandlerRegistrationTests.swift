import KeyValueObserving
import Testing

@Suite struct HandlerRegistrationTests {
  private let here = SourceSite(fileID: #fileID, filePath: #filePath, line: #line)

  private func watch(
    _ subject: KVOObject, _ keyPath: String, options: KeyValueObservingOptions = [.new],
    _ handler: @escaping HandlerRegistration.Handler
  ) -> HandlerRegistration? {
    .observing(
      subject, keyPath: keyPath, options: options, label: nil, site: here, handler: handler)
  }

  @Test func `the handler hears changes until its row is removed`() {
    let document = Document()
    var titles: [String] = []
    let row = watch(document, "title") { titles.append($1[.newKey] as? String ?? "?") }
    document.title = "One"
    row?.remove()
    row?.remove()
    document.title = "Two"
    #expect(titles == ["One"])
    #expect(document.observationInfo == nil)
  }

  @Test func `the row dies with its subject and leaves no fault`() {
    let (row, faults) = observing {
      let document = Document()
      return watch(document, "title") { _, _ in }
    }
    #expect(faults.isEmpty)
    #expect(row?.isActive == false)
    row?.remove()
  }

  @Test func `the row along a path dies with the middle and leaves no fault`() {
    let (_, faults) = observing {
      let screen = Screen()
      var document: Document? = Document()
      screen.recent = document
      let row = watch(screen, "recent.title") { _, _ in }
      document = nil
      #expect(document == nil && row?.isActive == true)
    }
    #expect(faults.isEmpty)
  }

  @Test func `removal lets go of what the handler captured`() {
    let document = Document()
    weak var captured: Person?
    var row: HandlerRegistration?
    do {
      let person = Person()
      captured = person
      row = watch(document, "title") { _, _ in person.first = "Grace" }
    }
    #expect(captured != nil)
    row?.remove()
    #expect(captured == nil)
  }

  @Test func `a row that its own handler removes hears no second change`() {
    let document = Document()
    var calls = 0
    var row: HandlerRegistration?
    row = watch(document, "title") { _, _ in
      calls += 1
      row?.remove()
    }
    document.title = "One"
    document.title = "Two"
    #expect(calls == 1)
  }

  @Test func `the subject is not retained`() {
    weak var subject: Document?
    var row: HandlerRegistration?
    do {
      let document = Document()
      subject = document
      row = watch(document, "title") { _, _ in }
    }
    #expect(subject == nil)
    #expect(row != nil)
  }
}
