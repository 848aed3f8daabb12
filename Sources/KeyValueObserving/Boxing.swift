import Foundation

/// How values travel in changes and through key-value coding: numbers as NSNumber, nil as NSNull.
package enum Boxing {
  /// What a cast to a property's type gave.
  package enum Cast<Value> {
    case value(Value)
    case refusesNil
    case wrongType
  }

  /// How the values of a property's type travel, for a property that travels often.
  static func strategy<Value>(for type: Value.Type) -> (Value) -> Any? {
    if let scalar = type as? any Scalar.Type { return boxing(scalar) }
    // A String travels as it is; the cast is one that cannot fail.
    if type == String.self { return { $0 } }
    return unwrapped
  }

  private static func boxing<Value, Number: Scalar>(_ type: Number.Type) -> (Value) -> Any? {
    let box: (Number) -> Any? = { $0.number }
    // Both are one type, which only running shows: cast here, once, and not each value later.
    return box as? (Value) -> Any? ?? { ($0 as? Number)?.number }
  }

  /// The value without its optional, scalars as NSNumber; nil for nil.
  static func unwrapped<Value>(_ value: Value) -> Any? {
    if let optional = value as? any OptionalValue { return optional.unwrappedAny.map(number) }
    return number(value)
  }

  /// The type without its optional.
  static func unwrappedType(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalValue.Type)?.unwrappedType ?? type
  }

  /// The value as a change dictionary holds it.
  static func boxed(_ value: Any?) -> Any {
    value ?? NSNull()
  }

  /// A value that came by string, as the property's type.
  package static func cast<Value>(_ any: Any?, to type: Value.Type) -> Cast<Value> {
    // Unwrapped first: to Any, an optional would be a value like any other.
    guard let any, !(any is NSNull) else {
      return emptyValue(of: type).map(Cast.value) ?? .refusesNil
    }
    if let value = any as? Value { return .value(value) }
    if let raw = type as? any RawRepresentable.Type, let value = make(raw, from: any) as? Value {
      return .value(value)
    }
    return .wrongType
  }

  /// Nil, for a type that has one.
  static func emptyValue<Value>(of type: Value.Type) -> Value? {
    (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }

  private static func make<Raw: RawRepresentable>(_ type: Raw.Type, from any: Any?) -> Raw? {
    (any as? Raw.RawValue).flatMap(Raw.init(rawValue:))
  }

  private static func number(_ value: Any) -> Any {
    if type(of: value) is AnyClass { return value }
    switch value {
    case let value as any Scalar: return value.number
    // Objective-C sees an enumeration by its number.
    case let value as any RawRepresentable: return (value.rawValue as? Int).map(number) ?? value
    default: return value
    }
  }
}

/// What Objective-C passes as an NSNumber.
private protocol Scalar {
  var number: NSNumber { get }
}

extension Bool: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int8: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int16: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int32: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int64: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt8: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt16: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt32: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt64: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Double: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Float: Scalar { fileprivate var number: NSNumber { NSNumber(value: self) } }

/// An optional of any type.
private protocol OptionalValue {
  static var unwrappedType: Any.Type { get }
  var unwrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var unwrappedType: Any.Type { Boxing.unwrappedType(Wrapped.self) }

  fileprivate var unwrappedAny: Any? {
    guard let wrapped = self else { return nil }
    if let inner = wrapped as? any OptionalValue { return inner.unwrappedAny }
    return wrapped
  }
}
