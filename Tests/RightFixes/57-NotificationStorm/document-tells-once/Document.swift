// Accepted: the document makes its changes in silence and tells of them once; nothing waits for the display.

/// A document in chapters, whose pages are numbered through.
final class Document {
  let chapters: [Chapter]

  private var listeners: [Listener] = []

  init(titles: [String]) {
    chapters = titles.map(Chapter.init(title:))
    numberPages()
  }

  /// Adds a text to a chapter; chapters behind it may move.
  func write(_ text: String, in chapter: Chapter) {
    chapter.text += text
    numberPages()
    tell()
  }

  /// Gives a chapter another title.
  func rename(_ chapter: Chapter, to title: String) {
    chapter.title = title
    tell()
  }

  /// Calls `handler` once after whatever was done to the document, as long as the result is kept.
  func onChange(_ handler: @escaping () -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  private func tell() {
    for listener in listeners { listener.listening?.handler() }
  }

  private func numberPages() {
    var page = 1
    for chapter in chapters {
      chapter.firstPage = page
      page += chapter.pageCount
    }
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
