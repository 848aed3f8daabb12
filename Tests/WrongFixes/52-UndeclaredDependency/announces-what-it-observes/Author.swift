// Rejected by: whoever follows a full name is told of each change once, with both names
// Misconception: an object that observes itself can announce what follows from a change.

import KeyValueObserving

/// An author of documents.
final class Author: KVOObject {
  @Dynamic var firstName: String
  @Dynamic var lastName: String
  @Dynamic var email: String

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var nameContext: UInt8 = 0

  /// What screens show and lists are sorted by.
  var fullName: String { "\(firstName) \(lastName)" }

  /// Lets the model read the property by its name, as the Objective-C runtime does by itself.
  override class var computedKeys: [String: AnyKeyPath] { ["fullName": \Author.fullName] }

  init(firstName: String, lastName: String, email: String) {
    self.firstName = firstName
    self.lastName = lastName
    self.email = email
    super.init()
    for key in ["firstName", "lastName"] {
      addObserver(self, forKeyPath: key, context: &Self.nameContext)
    }
  }

  deinit {
    for key in ["firstName", "lastName"] {
      removeObserver(self, forKeyPath: key, context: &Self.nameContext)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.nameContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    willChangeValue(forKey: "fullName")
    didChangeValue(forKey: "fullName")
  }

  /// Takes the name of a marriage or a divorce.
  func rename(first: String, last: String) {
    firstName = first
    lastName = last
  }
}
