import Foundation
import KeyValueObserving

/// What a set costs, without observers, with one and with a thousand, beside Foundation's
/// NotificationCenter and a plain property.
///
/// A notification that carries nothing is compared with a change of which nobody asked to know more;
/// one that carries the kind and the new value in its `userInfo`, with a change that has both.
func notificationCosts() -> Table {
  var table = Table(
    title: "One notification", columns: ["operation", "time", "ratio", "compared with"])
  let plain = plainSet()
  let silent = set(observers: 0, options: [])
  let bare = set(observers: 1, options: [])
  let one = set(observers: 1, options: [.new])
  let manyBare = set(observers: 1_000, options: []) / 1_000
  let many = set(observers: 1_000, options: [.new]) / 1_000
  let postBare = post(observers: 1, carriesValues: false)
  let postOne = post(observers: 1, carriesValues: true)
  let postManyBare = post(observers: 1_000, carriesValues: false) / 1_000
  let postMany = post(observers: 1_000, carriesValues: true) / 1_000
  let nested = nestedSet()
  table.rows = [
    ["set of a plain property with didSet", time(plain), "", ""],
    [
      "set of @Dynamic, no observer", time(silent), ratio(silent, to: one),
      "a set with one observer",
    ],
    ["set, one observer, no options", time(bare), ratio(bare, to: postBare), "a bare post"],
    [
      "set, one observer, new value", time(one), ratio(one, to: postOne), "a post with both values",
    ],
    ["the same", time(one), ratio(one, to: postBare), "a bare post"],
    [
      "set, 1,000 observers, no options, each", time(manyBare), ratio(manyBare, to: postManyBare),
      "a bare post to 1,000, each",
    ],
    [
      "set, 1,000 observers, new value, each", time(many), ratio(many, to: postMany),
      "a post with both values to 1,000, each",
    ],
    [
      "set at the end of a path of three keys", time(nested), ratio(nested, to: one),
      "a single key",
    ],
    ["NotificationCenter, a bare post", time(postBare), "", ""],
    ["NotificationCenter, a post with both values", time(postOne), "", ""],
    ["NotificationCenter, a bare post to 1,000, each", time(postManyBare), "", ""],
    ["NotificationCenter, a post with both values to 1,000, each", time(postMany), "", ""],
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

private func set(observers: Int, options: KeyValueObservingOptions) -> Double {
  let document = Document()
  let counters = (0..<observers).map { _ in Counter() }
  for counter in counters {
    document.addObserver(counter, forKeyPath: "pages", options: options, context: nil)
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

private func post(observers: Int, carriesValues: Bool) -> Double {
  let center = NotificationCenter()
  let name = Notification.Name("pages")
  let tokens = (0..<observers).map { _ in
    center.addObserver(forName: name, object: nil, queue: nil) { use($0) }
  }
  let operations = max(20, 20_000 / observers)
  let result = median(operations: operations) {
    for page in 0..<operations {
      let values: [AnyHashable: Any]? =
        carriesValues
        ? ["kind": NSNumber(value: KeyValueChange.setting.rawValue), "new": NSNumber(value: page)]
        : nil
      center.post(name: name, object: nil, userInfo: values)
    }
  }
  for token in tokens { center.removeObserver(token) }
  return result
}
