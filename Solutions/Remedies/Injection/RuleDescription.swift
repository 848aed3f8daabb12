public import KeyValueObserving

/// A rule as an error names it: what it makes, for whom, and where it was registered.
public struct RuleDescription: Sendable, Hashable, CustomStringConvertible {
  /// The type that the rule makes.
  public let type: String
  /// The owners that it is for; nil if it is for all.
  public let owner: String?
  /// Where it was registered.
  public let site: SourceSite

  /// For example `any ResourceLoader in UsersScreen (Loaders.swift:12)`.
  public var description: String {
    "\(name) (\(site))"
  }

  var name: String {
    owner.map { "\(type) in \($0)" } ?? type
  }
}
