/// Who asks: an object, or nobody in particular, and with which of its properties.
///
/// The object is held weakly, since a rule may keep its request.
struct Asker {
  private(set) weak var owner: AnyObject?
  let name: AskerName

  init(owner: AnyObject?, path: AnyKeyPath? = nil) {
    self.owner = owner
    name = AskerName(owner: owner.map { type(of: $0) }, path: path)
  }

  init(owner: AnyObject, property: String) {
    self.owner = owner
    name = AskerName(owner: type(of: owner), property: property)
  }
}

/// Who asks, as errors say it, for example `UsersScreen.loader`.
///
/// Only an error spells it out: the name of a key path takes longer than everything else about a
/// first reading.
struct AskerName: Sendable, CustomStringConvertible {
  private let owner: AnyClass?
  /// Nobody can change a key path, which the compiler does not know.
  private nonisolated(unsafe) let path: AnyKeyPath?
  private let property: String?

  init(owner: AnyClass?, path: AnyKeyPath? = nil, property: String? = nil) {
    self.owner = owner
    self.path = path
    self.property = property
  }

  var description: String {
    guard let owner else { return "nobody in particular" }
    let last = path.flatMap { "\($0)".split(separator: ".").last.map(String.init) }
    guard let name = property ?? last else { return "\(owner)" }
    return "\(owner).\(name.drop { $0 == "_" })"
  }
}
