import Foundation

/// A property that is filled on first use, from the scope in which its owner was made.
///
/// For objects that a framework makes, such as the screens of a storyboard, where an initializer cannot
/// hand anything over. Where it can, let it: an initializer shows what an object needs, and an injected
/// property hides it.
///
/// ```swift
/// final class ResourcesScreen {
///   @Injected var loader: any ResourceLoader
/// }
/// ```
///
/// The value is made once, also when two threads come first. Setting the property takes its place; an
/// optional that is set to nil stays nil. A property for which there is no rule stops the program with
/// a sentence that names what is missing and for whom: it is a mistake in the app, and a test finds it
/// by `Scope.resolve`.
@propertyWrapper
public struct Injected<Value> {
  private let box = InjectedBox<Value>()

  /// Creates the property in the current scope.
  public init() {}

  /// Not reachable: the property belongs in a class.
  @available(*, unavailable, message: "@Injected belongs in a class")
  public var wrappedValue: Value {
    get { fatalError("unreachable") }
    // swift-format-ignore
    set { fatalError("unreachable") }
  }

  /// Reads the property of `owner`, making its value the first time; or sets it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].box.value(for: owner) }
    set { owner[keyPath: storage].box.set(newValue) }
  }
}

/// Where an injected property keeps its value.
private final class InjectedBox<Value> {
  private let scope = Scope.current
  private let lock = NSRecursiveLock()
  private var stored: Value?

  func set(_ value: Value) {
    lock.withLock { stored = .some(value) }
  }

  func value(for owner: AnyObject) -> Value {
    lock.withLock {
      if let stored { return stored }
      do {
        let value = try made(for: owner)
        stored = .some(value)
        return value
      } catch {
        fatalError("\(error)")
      }
    }
  }

  private func made(for owner: AnyObject) throws -> Value {
    guard let scope = scope ?? Scope.current else {
      throw InjectionError.missingRule(type: "\(Value.self)", owner: "\(type(of: owner))")
    }
    return try scope.resolve(Value.self, for: owner)
  }
}
