import KeyValueObserving

// The objects that the model's tests observe: the articles' documents, screens and people.

class Document: KVOObject {
  @Dynamic var title = "Draft"
  @Dynamic var isFavorite = false
  @Dynamic var pages = 1
  @Dynamic var author: Person?
  @Dynamic var tags: Set<String> = []
  @Dynamic var sections: [String] = []

  var heading: String { title.uppercased() }
}

final class Contract: Document {
  @Dynamic var isSigned = false
}

class Person: KVOObject {
  @Dynamic var first = "Ada"
  @Dynamic var last = "Byron"

  var fullName: String { "\(first) \(last)" }

  override class var computedKeys: [String: AnyKeyPath] { ["fullName": \Person.fullName] }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "fullName" ? ["first", "last"] : []
  }
}

final class Screen: KVOObject {
  @Dynamic var document: Document?
  @DynamicWeak var recent: Document?
}

/// Remembers every change in words and may do something about it.
final class Reader: KVOObject {
  private(set) var heard: [String] = []
  var reaction: ((Reader, KVOObject) -> Void)?

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = (change ?? [:]).filter { $0.key != .kindKey && $0.key != .indexesKey }
      .map { "\($0.key.rawValue)=\($0.value)" }.sorted()
    heard.append(([keyPath ?? "nil"] + values).joined(separator: " "))
    guard let subject = object as? KVOObject else { return }
    reaction?(self, subject)
  }
}

/// Runs `body` with an environment of its own and returns what it gave, with the faults.
func observing<Result>(
  _ environment: ObservationEnvironment = .standard, _ body: () -> Result
) -> (result: Result, faults: [Fault]) {
  let faults = Collected<Fault>()
  let environment = environment.with(faultHandler: FaultHandler { faults.append($0) })
  let result = ObservationEnvironment.$current.withValue(environment, operation: body)
  return (result, faults.all)
}
