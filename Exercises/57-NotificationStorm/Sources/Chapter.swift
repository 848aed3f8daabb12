import KeyValueObserving

/// A chapter of a document.
final class Chapter: KVOObject {
  @Dynamic var title: String
  @Dynamic var firstPage = 1

  var text = ""

  init(title: String) {
    self.title = title
    super.init()
  }

  /// How many pages the text fills, of ten characters each.
  var pageCount: Int { 1 + text.count / 10 }
}
