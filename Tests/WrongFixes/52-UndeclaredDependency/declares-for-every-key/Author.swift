// Rejected by: a greeting follows the first name, told once
// Misconception: the class says what affects it, whichever key is asked for.

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
    ["firstName", "lastName"]
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
