public import KeyValueObserving
public import Testing

/// What every kata's suite uses: placeholder of the interface.
public struct KataTrait: TestTrait, SuiteTrait {
  /// Nested suites take part too.
  public var isRecursive: Bool { true }
}

extension Trait where Self == KataTrait {
  /// Faults fail the test in which they occur.
  public static var kata: KataTrait { KataTrait() }
}
