/// A document of the app.
final class Document {
  let title: String

  init(title: String) {
    self.title = title
  }
}

/// The documents of the app, and what has become of them.
final class DocumentLibrary {
  private(set) var documents: [Document]
  private(set) var shared: [String] = []

  init(titles: [String]) {
    documents = titles.map(Document.init(title:))
  }

  func delete(_ document: Document) {
    documents.removeAll { $0 === document }
  }

  func share(_ document: Document) {
    shared.append(document.title)
  }
}
