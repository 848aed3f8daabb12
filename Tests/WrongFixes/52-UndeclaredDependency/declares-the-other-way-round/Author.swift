// Rejected by: a new last name is shown on the open screen
// Misconception: one declares for a property whom it affects.

import KeyValueObserving

/// An author of documents.
final class Author: KVOObject {
  @Dynamic var firstName: String
  @Dynamic var lastName: String
  @Dynamic var email: String

  /// What screens show and lists are sorted by.
  var fullName: String { "\(firstName) \(lastName)" }

  /// Lets the model read the property by its name, as the Objective-C runtime does by itself.
  override class var computedKeys: [String: AnyKeyPath] { ["fullName": \Author.fullName] }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    switch key {
    case "firstName", "lastName": ["fullName"]
    default: super.keyPathsForValuesAffectingValue(forKey: key)
    }
  }

  init(firstName: String, lastName: String, email: String) {
    self.firstName = firstName
    self.lastName = lastName
    self.email = email
    super.init()
  }

  /// Takes the name of a marriage or a divorce.
  func rename(first: String, last: String) {
    firstName = first
    lastName = last
  }
}
