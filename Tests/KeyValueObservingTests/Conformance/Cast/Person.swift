import Foundation
import KeyValueObserving

extension Conformance {
  /// A subject with a property for every rule.
  class Person: KVOObject {
    @Dynamic var name: String?
    @Dynamic var age = 0
    @Dynamic var height: Float = 0
    @Dynamic var active = false
    @Dynamic var first: String?
    @Dynamic var last: String?
    @Dynamic var manual = 0
    @Dynamic var viaMethod = 0
    /// Stands for an instance variable without accessors.
    @Dynamic var bare = 0
    @Dynamic var doubled = 0
    @Dynamic var document: Doc?
    @Dynamic var text: NSMutableString?
    @Dynamic var a = 0
    @Dynamic var b = 0

    let trace: Trace
    var announcesDeath = false

    var fullName: String { "\(first ?? "(null)") \(last ?? "(null)")" }
    var greeting: String { "Hi \(fullName)" }
    var heading: String { "*\(document?.title ?? "(null)")*" }
    var selfish: String? { nil }
    var upside: String? { nil }

    init(_ trace: Trace) {
      self.trace = trace
    }

    deinit {
      if announcesDeath { trace.say("\(TraceText.value(self)) deallocated") }
    }

    override class var computedKeys: [String: AnyKeyPath] {
      [
        "fullName": \Person.fullName, "greeting": \Person.greeting, "heading": \Person.heading,
        "selfish": \Person.selfish, "upside": \Person.upside,
      ]
    }

    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
      key != "manual" && key != "viaMethod"
        && super.automaticallyNotifiesObservers(forKey: key)
    }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      switch key {
      case "fullName": ["first", "last"]
      case "greeting": ["fullName"]
      case "heading": ["document.title"]
      case "a": ["b"]
      case "b": ["a"]
      case "selfish": ["selfish"]
      case "upside": ["upside.down"]
      default: super.keyPathsForValuesAffectingValue(forKey: key)
      }
    }

    /// A setter that announces by hand what is announced automatically too.
    func setDoubled(_ value: Int) {
      willChangeValue(forKey: "doubled")
      doubled = value
      didChangeValue(forKey: "doubled")
    }
  }

  /// Overrides will and did, to show that automatic notification goes through them.
  final class LoudPerson: Person {
    override func willChangeValue(forKey key: String) {
      trace.say("willChangeValueForKey: \(key)")
      super.willChangeValue(forKey: key)
    }

    override func didChangeValue(forKey key: String) {
      trace.say("didChangeValueForKey: \(key)")
      super.didChangeValue(forKey: key)
    }
  }

  /// Announces nothing automatically.
  final class ManualPerson: Person {
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
  }
}
