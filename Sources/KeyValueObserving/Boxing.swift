import Foundation

/// How values travel in changes and through key-value coding: numbers as NSNumber, nil as NSNull.
package enum Boxing {
  /// What a cast to a property's type gave.
  package enum Cast<Value> {
    case value(Value)
    case refusesNil
    case wrongType
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
    if any == nil || any is NSNull {
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
    case let value as Bool: return NSNumber(value: value)
    case let value as Int: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case is String: return value
    case let value as Int8: return NSNumber(value: value)
    case let value as Int16: return NSNumber(value: value)
    case let value as Int32: return NSNumber(value: value)
    case let value as Int64: return NSNumber(value: value)
    case let value as UInt: return NSNumber(value: value)
    case let value as UInt8: return NSNumber(value: value)
    case let value as UInt16: return NSNumber(value: value)
    case let value as UInt32: return NSNumber(value: value)
    case let value as UInt64: return NSNumber(value: value)
    // Objective-C sees an enumeration by its number.
    case let value as any RawRepresentable: return (value.rawValue as? Int).map(number) ?? value
    default: return value
    }
  }
}

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
