/// What a registration wants to be told; Foundation's `NSKeyValueObservingOptions`.
public struct KeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as Foundation assigns them.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The change has the new value.
  public static let new = KeyValueObservingOptions(rawValue: 1)
  /// The change has the old value.
  public static let old = KeyValueObservingOptions(rawValue: 2)
  /// A notification is sent while the observer is being added.
  public static let initial = KeyValueObservingOptions(rawValue: 4)
  /// A notification is sent before each change too.
  public static let prior = KeyValueObservingOptions(rawValue: 8)
}

/// The keys of a change; Foundation's `NSKeyValueChangeKey`.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of the change: an NSNumber with a ``KeyValueChange`` in it.
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
  /// The new value; NSNull for nil.
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  /// The old value; NSNull for nil.
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  /// The indexes inserted, removed or replaced: an `IndexSet`.
  public static let indexesKey = KeyValueChangeKey(rawValue: "indexes")
  /// Present, and true, in a notification sent before the change.
  public static let notificationIsPriorKey = KeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of change; Foundation's `NSKeyValueChange`.
public enum KeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were inserted into a to-many relationship.
  case insertion = 2
  /// Elements were removed from a to-many relationship.
  case removal = 3
  /// Elements of a to-many relationship were replaced.
  case replacement = 4
}

/// How a set changes; Foundation's `NSKeyValueSetMutationKind`.
public enum KeyValueSetMutationKind: UInt, Sendable {
  /// Objects are added.
  case unionSet = 1
  /// Objects are removed.
  case minusSet = 2
  /// All objects not in the given set are removed.
  case intersectSet = 3
  /// The objects are replaced by others.
  case setSet = 4
}
