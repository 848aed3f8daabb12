/// A property that asks for its value when it is first read, and keeps it.
///
/// ```swift
/// final class ResourcesScreen {
///   @Injected var loader: any ResourceLoader
/// }
/// ```
///
/// Give an object what it needs through its initializer wherever you can: then the compiler sees to
/// it that nothing is missing, and everybody sees what is needed. This property is for objects that
/// somebody else makes, with an initializer that is not yours: a storyboard, a scene, an archive.
///
/// The contract:
/// - Nothing is made until the property is read. Then the rule is looked for in the overrides of the
///   task, in the scope in which the object was made, and in the scopes around that one. An object
///   that was made outside of every scope asks the scope in which it reads.
/// - The value is made once, also when two threads read at once, and lives as long as its object.
/// - An assigned value stays, and so does an assigned nil.
/// - Without a rule there is no value: reading stops the program with a sentence that says what is
///   missing and for whom. The projection's ``InjectedProperty/resolve()`` throws that sentence.
/// - The object that has the property is not retained by what is made for it, see ``WeakSender``.
///
/// The property belongs in a class. An object that several threads may use at once still has to be
/// made fit for that itself.
@propertyWrapper
public struct Injected<Value> {
  private let storage = InjectedStorage<Value>()

  /// Creates a property without a value that belongs to the scope of this moment.
  public init() {}

  /// Not reachable: the property belongs in a class.
  @available(*, unavailable, message: "@Injected belongs in a class")
  public var wrappedValue: Value {
    get { fatalError("unreachable") }
    set { fatalError("unreachable") }
  }

  /// Not reachable: the property belongs in a class.
  @available(*, unavailable, message: "@Injected belongs in a class")
  public var projectedValue: InjectedProperty<Value> { fatalError("unreachable") }

  /// Reads or assigns the value of the property in its object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      do {
        return try owner[keyPath: path].storage.value(for: owner, at: path)
      } catch {
        // A missing or circular rule is a mistake in the program, which no caller can mend.
        preconditionFailure("\(error)")
      }
    }
    set { owner[keyPath: path].storage.assign(newValue) }
  }

  /// What can be done with the property in its object beside reading it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected _: KeyPath<Owner, InjectedProperty<Value>>,
    storage path: ReferenceWritableKeyPath<Owner, Self>
  ) -> InjectedProperty<Value> {
    InjectedProperty(owner: owner, path: path, storage: owner[keyPath: path].storage)
  }
}

extension Injected: AnyInjected {
  func check(for owner: AnyObject, property: String) throws {
    try storage.check(for: Asker(owner: owner, property: property))
  }
}

/// A property of any type.
protocol AnyInjected {
  /// Makes the value and forgets it.
  func check(for owner: AnyObject, property: String) throws
}

/// The property itself, beside its value: `screen.$loader`.
///
/// It retains its object while it is used.
public struct InjectedProperty<Value> {
  let owner: AnyObject
  let path: AnyKeyPath
  let storage: InjectedStorage<Value>

  /// Whether the property has a value: made, or assigned.
  public var hasValue: Bool { storage.hasValue }

  /// Reads the property, and says what is wrong instead of stopping the program.
  ///
  /// - Returns: The value, which the property keeps.
  /// - Throws: An ``InjectionError``, or the error of the rule's own code.
  @discardableResult
  public func resolve() throws -> Value {
    try storage.value(for: owner, at: path)
  }

  /// Forgets the value, so that the next reading asks again.
  ///
  /// Assigning nil is something else: nil is a value, and stays.
  public func forget() {
    storage.forget()
  }
}
