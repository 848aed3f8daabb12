public import Foundation

/// A place for the bytes of one archive.
///
/// A store knows nothing of settings. It is handed to whoever needs one, so that a test has its own.
public protocol SettingsStore: Sendable {
  /// The bytes that are stored.
  ///
  /// - Returns: The bytes; nil only if there are none, never because they could not be read.
  /// - Throws: What kept the store from reading them.
  func read() throws -> Data?

  /// Stores bytes in place of the old ones: either all of them are stored when this returns, or it
  /// throws and the old ones are.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: What kept the store from storing them.
  func replace(with data: Data) throws

  /// Keeps a copy of bytes that could not be read as settings, for whoever looks into it.
  ///
  /// The same bytes twice are kept once.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: Where the copy is.
  /// - Throws: What kept the store from keeping it.
  func keepAside(_ data: Data) throws -> String
}

/// A name for a copy that depends on nothing but its bytes.
func nameAside(_ name: String, _ data: Data) -> String {
  let sum = String(CyclicRedundancyCheck.sum(of: data), radix: 16)
  return "\(name).unreadable-\(String(repeating: "0", count: 16 - sum.count))\(sum)"
}
