public import KeyValueObserving

/// What lets `observe` know the concrete type of the object that it is called on.
///
/// Every `KVOObject` conforms; nothing else needs to.
public protocol KeyPathObservable: KVOObject {}

extension KVOObject: KeyPathObservable {}

extension KeyPathObservable {
  /// Calls `handler` for each change of a property.
  ///
  /// By default nothing but the fact of the change is asked for, and no getter is called around it;
  /// read the value from the object that the handler gets, or ask for values by `options`.
  ///
  /// - Parameters:
  ///   - keyPath: A chain of `@Dynamic` properties, or a computed one that its class declares. None
  ///     may be nil on the way; see ``observe(path:options:fileID:filePath:line:handler:)``.
  ///   - options: What the change should carry, and whether it is told at once and before.
  ///   - fileID: Where the observation is made, for faults and timelines.
  ///   - filePath: The same place's path.
  ///   - line: The same place's line.
  ///   - handler: Called with the object and the change, on the thread that makes the change.
  /// - Returns: The token that keeps the observation; it ends when nobody keeps the token.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: KeyValueObservingOptions = [],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    handler: @escaping (Self, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    guard let path = string(for: keyPath, site: site) else { return ObservationToken(nil) }
    return token(path, options, site, handler)
  }

  /// Calls `handler` for each change at the end of a path that is given as a string.
  ///
  /// For paths through something that may be nil when the observation begins.
  ///
  /// - Parameters:
  ///   - path: Keys separated by dots.
  ///   - options: What the change should carry, and whether it is told at once and before.
  ///   - fileID: Where the observation is made, for faults and timelines.
  ///   - filePath: The same place's path.
  ///   - line: The same place's line.
  ///   - handler: Called with the object and the change, on the thread that makes the change.
  /// - Returns: The token that keeps the observation; it ends when nobody keeps the token.
  public func observe(
    path: String, options: KeyValueObservingOptions = [],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    handler: @escaping (Self, ObservedChange<Any>) -> Void
  ) -> ObservationToken {
    token(path, options, SourceSite(fileID: fileID, filePath: filePath, line: line), handler)
  }

  private func token<Value>(
    _ path: String, _ options: KeyValueObservingOptions, _ site: SourceSite,
    _ handler: @escaping (Self, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    let request = ChangeRequest<Value>(options, site)
    let row = HandlerRegistration.observing(
      self, keyPath: path, options: options, label: "token", site: site
    ) { subject, change in
      // It is the object that this method was called on.
      let subject = unsafeDowncast(subject, to: Self.self)
      handler(subject, ObservedChange(change, of: subject, asked: request))
    }
    return ObservationToken(row, drop: TokenWatch.current?.drop(of: path, in: self, site))
  }
}
