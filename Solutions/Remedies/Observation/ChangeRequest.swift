import Foundation
import KeyValueObserving

/// What an observation asked for, and where: one for all of its changes.
final class ChangeRequest<Value>: Sendable {
  let options: KeyValueObservingOptions
  let site: SourceSite

  /// How numbers come out of their boxes; nil for other types.
  private let number: (@Sendable (Any) -> Value?)?

  init(_ options: KeyValueObservingOptions, _ site: SourceSite) {
    self.options = options
    self.site = site
    let type = Value.self as? any BoxedNumber.Type
    number = type?.unboxing as? @Sendable (Any) -> Value?
  }

  /// The value out of its box; nil where the change has none.
  func value(_ boxed: Any?) -> Value? {
    guard let boxed else { return nil }
    // A cast to a type that is not known here is slow, and most properties that change often are
    // numbers.
    if let value = number?(boxed) { return value }
    guard case .value(let value) = Boxing.cast(boxed, to: Value.self) else { return nil }
    return value
  }
}

/// A type whose values travel as NSNumber.
private protocol BoxedNumber: SendableMetatype {
  init(truncating number: NSNumber)
}

extension BoxedNumber {
  fileprivate static var unboxing: Any {
    let unboxing: @Sendable (Any) -> Self? = { ($0 as? NSNumber).map(Self.init(truncating:)) }
    return unboxing
  }
}

extension Bool: BoxedNumber {}
extension Int: BoxedNumber {}
extension Double: BoxedNumber {}
