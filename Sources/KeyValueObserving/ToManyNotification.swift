public import Foundation

extension KVOObject {
  /// Announces that elements of an ordered to-many relationship are about to change.
  ///
  /// - Parameters:
  ///   - kind: Insertion, removal or replacement.
  ///   - indexes: The indexes after an insertion, before a removal.
  ///   - key: The relationship.
  public final func willChange(
    _ kind: KeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    announceWill(key, kind == .setting ? .setting : .indexed(kind, indexes))
  }

  /// Announces that elements of an ordered to-many relationship have changed.
  public final func didChange(
    _ kind: KeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    announceDid(key)
  }

  /// Announces that an unordered to-many relationship is about to change.
  ///
  /// - Parameters:
  ///   - key: The relationship.
  ///   - mutation: What happens to the set.
  ///   - objects: The argument of that operation, whatever the set has of it already.
  public final func willChangeValue(
    forKey key: String, withSetMutation mutation: KeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) {
    announceWill(key, .set(mutation, objects))
  }

  /// Announces that an unordered to-many relationship has changed.
  public final func didChangeValue(
    forKey key: String, withSetMutation mutation: KeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) {
    announceDid(key)
  }
}

extension Array where Element: KVOObject {
  /// Registers `observer` with the elements at `indexes`.
  public func addObserver(
    _ observer: KVOObject, toObjectsAt indexes: IndexSet, forKeyPath keyPath: String,
    options: KeyValueObservingOptions = [], context: UnsafeMutableRawPointer?,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    for index in indexes {
      self[index].addObserver(
        observer, forKeyPath: keyPath, options: options, context: context, fileID: fileID,
        filePath: filePath, line: line)
    }
  }

  /// Removes `observer` from the elements at `indexes`.
  public func removeObserver(
    _ observer: KVOObject, fromObjectsAt indexes: IndexSet, forKeyPath keyPath: String
  ) {
    for index in indexes { self[index].removeObserver(observer, forKeyPath: keyPath) }
  }
}
