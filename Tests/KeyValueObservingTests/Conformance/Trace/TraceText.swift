import Foundation
import KeyValueObserving

/// How a trace spells values, changes and contexts.
enum TraceText {
  /// A value: strings in quotes, objects by their label, collections in brackets.
  static func value(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case is NSNull: "NSNull"
    case let object as KVOObject: object.label ?? "a \(type(of: object))"
    case let text as NSString: "\"\(text)\""
    case let text as String: "\"\(text)\""
    case let number as NSNumber: self.number(number)
    case let indexes as IndexSet: "<\(indexes.map(String.init).joined(separator: ","))>"
    case let list as [Any]: "[\(list.map(self.value).joined(separator: ","))]"
    case let set as Set<AnyHashable>:
      "{\(set.map { self.value($0.base) }.sorted().joined(separator: ","))}"
    case .some(let other): "a \(type(of: other))"
    }
  }

  /// A change, its keys in a fixed order, absent keys absent.
  static func change(_ change: [KeyValueChangeKey: Any]) -> String {
    let known: [KeyValueChangeKey] = [
      .kindKey, .notificationIsPriorKey, .oldKey, .newKey, .indexesKey,
    ]
    let names = ["kind", "prior", "old", "new", "indexes"]
    let texts = zip(known, names).compactMap { key, name -> String? in
      if key == .kindKey { return "kind=\(kind(change[key]))" }
      return change[key].map { "\(name)=\(value($0))" }
    }
    let extra = Set(change.keys).subtracting(known).map(\.rawValue).sorted()
    return (texts + extra.map { "extra=\($0)" }).joined(separator: " ")
  }

  /// A number without a fraction has no decimal point, whatever this platform's Foundation prints.
  private static func number(_ number: NSNumber) -> String {
    Int(exactly: number.doubleValue).map(String.init) ?? number.stringValue
  }

  private static func kind(_ value: Any?) -> String {
    guard let number = value as? NSNumber else { return "absent" }
    return switch KeyValueChange(rawValue: number.uintValue) {
    case .setting: "Setting"
    case .insertion: "Insertion"
    case .removal: "Removal"
    case .replacement: "Replacement"
    case nil: "?"
    }
  }
}

/// The contexts of the scenarios: addresses to compare, never to read.
enum Context {
  static var a: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 0xA00) }
  static var b: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 0xB00) }
  static var c: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 0xC00) }

  /// The name of a context in a trace.
  static func name(_ context: UnsafeMutableRawPointer?) -> String {
    switch context {
    case nil: "NULL"
    case a: "A"
    case b: "B"
    case c: "C"
    default: "?"
    }
  }
}
