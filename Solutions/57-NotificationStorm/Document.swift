/// A document in chapters, whose pages are numbered through.
final class Document {
  let chapters: [Chapter]

  init(titles: [String]) {
    chapters = titles.map(Chapter.init(title:))
    numberPages()
  }

  /// Adds a text to a chapter; chapters behind it may move.
  func write(_ text: String, in chapter: Chapter) {
    chapter.text += text
    numberPages()
  }

  /// Gives a chapter another title.
  func rename(_ chapter: Chapter, to title: String) {
    chapter.title = title
  }

  private func numberPages() {
    var page = 1
    for chapter in chapters {
      chapter.firstPage = page
      page += chapter.pageCount
    }
  }
}
