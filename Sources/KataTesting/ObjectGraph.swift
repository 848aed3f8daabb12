/// Some objects of a scene and who keeps whom, for a picture in the documents.
///
/// Reflection finds what the properties hold. What it cannot see is said here, the captures of closures and
/// what a global holds, and so is which properties are weak. ``draw(sourceLocation:_:)`` then takes the
/// scene apart, object by object, and believes none of it that the lifetimes do not bear out.
public struct ObjectGraph {
  /// What reflection cannot find.
  public struct Arrow {
    let from: String
    let to: String
    let label: String
    let keeps: Bool

    /// `from` keeps `to` alive, by a closure's capture or by a global.
    public static func keeps(_ from: String, _ to: String, _ label: String) -> Arrow {
      Arrow(from: from, to: to, label: label, keeps: true)
    }

    /// `from` finds `to` without keeping it: by a weak capture, or by a name for it.
    public static func refers(_ from: String, _ to: String, _ label: String) -> Arrow {
      Arrow(from: from, to: to, label: label, keeps: false)
    }
  }

  /// The name of what never ends: arrows that begin here are those of globals.
  public static let app = "the app"

  let named: [(name: String, object: AnyObject)]
  let types: Set<String>
  let weak: Set<String>
  let closures: [String]
  let arrows: [Arrow]

  /// Describes a scene.
  ///
  /// - Parameters:
  ///   - objects: The objects to show, under the names that they have in the picture; nil is left out.
  ///   - types: Names of types whose instances are shown wherever reflection meets them: what a test
  ///     cannot reach because it is private.
  ///   - weak: Names of properties that do not keep what they hold.
  ///   - closures: Names of boxes that stand for closures, which arrows lead to and from.
  ///   - arrows: What reflection cannot find; one from or to somebody who is not in the picture is left
  ///     out.
  public init(
    _ objects: KeyValuePairs<String, AnyObject?>, types: Set<String> = [], weak: Set<String> = [],
    closures: [String] = [], arrows: [Arrow] = []
  ) {
    named = objects.compactMap { name, object in object.map { (name, $0) } }
    self.types = types
    self.weak = weak
    self.closures = closures
    self.arrows = arrows
  }
}
