import Foundation
import KeyValueObserving

/// What a set costs, without observers, with one and with a thousand, beside Foundation's
/// NotificationCenter and a plain property.
func notificationCosts() -> Table {
  var table = Table(
    title: "One notification", columns: ["operation", "time", "ratio", "compared with"])
  let plain = plainSet()
  let silent = set(observers: 0)
  let one = set(observers: 1)
  let thousand = set(observers: 1_000) / 1_000
  let postOne = post(observers: 1)
  let postThousand = post(observers: 1_000) / 1_000
  let nested = nestedSet()
  table.rows = [
    ["set of a plain property with didSet", time(plain), "", ""],
    [
      "set of @Dynamic, no observer", time(silent), ratio(silent, to: one),
      "a set with one observer",
    ],
    ["set, one observer", time(one), ratio(one, to: postOne), "NotificationCenter, one observer"],
    [
      "set, 1,000 observers, each", time(thousand), ratio(thousand, to: postThousand),
      "NotificationCenter, 1,000 observers, each",
    ],
    [
      "set at the end of a path of three keys", time(nested), ratio(nested, to: one),
      "a single key",
    ],
    ["NotificationCenter.post, one observer", time(postOne), "", ""],
    ["NotificationCenter.post, 1,000 observers, each", time(postThousand), "", ""],
  ]
  return table
}

/// A call that the optimizer does not look into, so that no set is dropped as useless.
@inline(never)
private func setPages(of document: PlainDocument, to pages: Int) {
  document.pages = pages
}

/// The same barrier for the observed property.
@inline(never)
private func setPages(of document: Document, to pages: Int) {
  document.pages = pages
}

private func plainSet() -> Double {
  let document = PlainDocument()
  return median(operations: 1_000_000) {
    for page in 0..<1_000_000 { setPages(of: document, to: page) }
  }
}

private func set(observers: Int) -> Double {
  let document = Document()
  let counters = (0..<observers).map { _ in Counter() }
  for counter in counters {
    document.addObserver(counter, forKeyPath: "pages", options: [.new], context: nil)
  }
  let operations = observers == 0 ? 1_000_000 : 200_000 / observers
  let result = median(operations: operations) {
    for page in 0..<operations { setPages(of: document, to: page) }
  }
  for counter in counters { document.removeObserver(counter, forKeyPath: "pages") }
  return result
}

private func nestedSet() -> Double {
  let document = Document()
  let counter = Counter()
  document.addObserver(
    counter, forKeyPath: "section.paragraph.words", options: [.new], context: nil)
  let paragraph = document.section?.paragraph
  let result = median(operations: 100_000) {
    for words in 0..<100_000 { paragraph?.words = words }
  }
  document.removeObserver(counter, forKeyPath: "section.paragraph.words")
  return result
}

private func post(observers: Int) -> Double {
  let center = NotificationCenter()
  let name = Notification.Name("pages")
  let tokens = (0..<observers).map { _ in
    center.addObserver(forName: name, object: nil, queue: nil) { use($0) }
  }
  let operations = max(20, 20_000 / observers)
  let result = median(operations: operations) {
    for _ in 0..<operations { center.post(name: name, object: nil) }
  }
  for token in tokens { center.removeObserver(token) }
  return result
}
