// Accepted: a stored name that each of its two parts renews.

import KeyValueObserving

/// An author of documents.
final class Author: KVOObject {
  @Dynamic var firstName: String {
    didSet { fullName = "\(firstName) \(lastName)" }
  }

  @Dynamic var lastName: String {
    didSet { fullName = "\(firstName) \(lastName)" }
  }

  @Dynamic var email: String

  /// What screens show and lists are sorted by.
  @Dynamic private(set) var fullName: String

  init(firstName: String, lastName: String, email: String) {
    self.firstName = firstName
    self.lastName = lastName
    self.email = email
    fullName = "\(firstName) \(lastName)"
    super.init()
  }

  /// Takes the name of a marriage or a divorce.
  func rename(first: String, last: String) {
    firstName = first
    lastName = last
  }
}
