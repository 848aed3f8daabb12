import KeyValueObserving

/// Where a scenario is played: makes its objects and keeps them alive, as a program does that never
/// releases what it has made.
final class Stage {
  let trace = Trace()
  private var kept: [ObjectIdentifier: KVOObject] = [:]

  /// Names an object and keeps it until the scenario ends or releases it.
  func keep<Object: KVOObject>(_ object: Object, as name: String) -> Object {
    object.label = name
    kept[ObjectIdentifier(object)] = object
    return object
  }

  /// Gives up the stage's reference to an object and the caller's.
  func release<Object: KVOObject>(_ object: inout Object?) {
    if let object { letGo(of: object) }
    object = nil
  }

  /// Gives up the stage's reference to an object.
  func letGo(of object: KVOObject) {
    kept[ObjectIdentifier(object)] = nil
  }

  /// Ends the scenario.
  func close() {
    trace.close()
    kept = [:]
  }
}

extension Stage {
  func say(_ line: String) {
    trace.say(line)
  }

  func attempt(_ title: String, _ body: () -> Void) {
    trace.attempt(title, body)
  }

  func person() -> Conformance.Person {
    keep(Conformance.Person(trace), as: "p")
  }

  func document(_ name: String, _ title: String?) -> Conformance.Doc {
    let document = keep(Conformance.Doc(trace), as: name)
    document.title = title
    return document
  }

  func owner(of document: Conformance.Doc?) -> Conformance.Owner {
    let owner = keep(Conformance.Owner(trace), as: "w")
    owner.document = document
    return owner
  }

  func bag() -> Conformance.Bag {
    keep(Conformance.Bag(), as: "bag")
  }

  func observer(
    _ name: String = "o", _ hook: ((Conformance.Obs.Delivery) -> Void)? = nil
  ) -> Conformance.Obs {
    let observer = keep(Conformance.Obs(trace), as: name)
    observer.hook = hook
    return observer
  }
}
