public import KeyValueObserving

/// What can be observed with a token: every ``KVOObject``.
///
/// A method of the class itself could not speak of its subject's own class, as an extension of a
/// protocol can with `Self`.
public protocol TokenObservable: KVOObject {}

extension KVOObject: TokenObservable {}

extension TokenObservable {
  /// Calls `handler` after each change of a property, until the token is stopped or lost.
  ///
  /// The handler runs on the thread of the change. It is handed the subject, so that it need not
  /// capture it.
  ///
  /// - Parameters:
  ///   - keyPath: A `@Dynamic` property, a chain of them, or a computed key. A path that leads
  ///     through a nil has no name yet: observe it by its
  ///     string.
  ///   - options: What to tell beyond the fact. Asking for nothing is cheapest, and reads nothing.
  ///   - fileID: Where the observation is made, for faults and timelines.
  ///   - filePath: The same place's path.
  ///   - line: The same place's line.
  ///   - handler: What to call. It cannot be replaced, only stopped.
  /// - Returns: The token. A token that nobody keeps ends its observation at once.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: KeyValueObservingOptions = [],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    handler: @escaping (Self, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    guard let name = string(for: keyPath, site: site) else { return ObservationToken(nil) }
    return token(name, options, site) { subject, change in
      handler(
        subject,
        ObservedChange(change, of: subject, options: options, site: site) {
          subject[keyPath: keyPath]
        })
    }
  }

  /// Calls `handler` after each change at the end of a path that is spelt as a string.
  ///
  /// It is for what cannot be typed: a path through what may be nil now, or a key that is known at
  /// run time only.
  ///
  /// - Parameters:
  ///   - keyPath: Keys separated by dots.
  ///   - type: The type of the value.
  ///   - options: What to tell beyond the fact.
  ///   - fileID: Where the observation is made, for faults and timelines.
  ///   - filePath: The same place's path.
  ///   - line: The same place's line.
  ///   - handler: What to call.
  /// - Returns: The token. A token that nobody keeps ends its observation at once.
  public func observe<Value>(
    keyPath: String, as type: Value.Type, options: KeyValueObservingOptions = [],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    handler: @escaping (Self, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    return token(keyPath, options, site) { subject, change in
      handler(
        subject,
        ObservedChange(change, of: subject, options: options, site: site) {
          Boxing.cast(subject.value(forKeyPath: keyPath), to: Value.self).value
        })
    }
  }

  /// Calls `handler` after each change at the end of a path that is spelt as a string, with values
  /// of any type.
  ///
  /// - Parameters:
  ///   - keyPath: Keys separated by dots.
  ///   - options: What to tell beyond the fact.
  ///   - fileID: Where the observation is made, for faults and timelines.
  ///   - filePath: The same place's path.
  ///   - line: The same place's line.
  ///   - handler: What to call.
  /// - Returns: The token. A token that nobody keeps ends its observation at once.
  public func observe(
    keyPath: String, options: KeyValueObservingOptions = [],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    handler: @escaping (Self, ObservedChange<Any?>) -> Void
  ) -> ObservationToken {
    observe(
      keyPath: keyPath, as: Any?.self, options: options, fileID: fileID, filePath: filePath,
      line: line, handler: handler)
  }

  private func token(
    _ keyPath: String, _ options: KeyValueObservingOptions, _ site: SourceSite,
    _ handler: @escaping (Self, [KeyValueChangeKey: Any]) -> Void
  ) -> ObservationToken {
    ObservationToken(
      .observing(self, keyPath: keyPath, options: options, label: "token", site: site) {
        // With recycled addresses a row never outlives its subject, so that it is always the same.
        guard let subject = $0 as? Self else { return }
        handler(subject, $1)
      })
  }
}
