/// Some objects of a scene and who keeps whom, for a picture in the documents.
///
/// Reflection finds what the properties hold. What it cannot see is said here, the captures of closures and
/// what a global holds, and so is which properties are weak. ``draw(sourceLocation:_:)`` then takes the
/// scene apart, object by object, and believes none of it that the lifetimes do not bear out. One scene
/// serves an exercise and its solution: what differs between them is left to the run.
public struct ObjectGraph {
  /// What reflection cannot find.
  public struct Arrow {
    let from: String
    let to: String
    let label: String
    let kind: Kind
    private(set) var other: String?

    /// `from` keeps `to` alive, by a closure's capture or by a global.
    public static func keeps(_ from: String, _ to: String, _ label: String) -> Arrow {
      Arrow(from: from, to: to, label: label, kind: .keeps)
    }

    /// `from` finds `to` without keeping it: by a weak capture, or by a name for it.
    public static func refers(_ from: String, _ to: String, _ label: String) -> Arrow {
      Arrow(from: from, to: to, label: label, kind: .refers)
    }

    /// `from` has captured `to`, and the run says whether it keeps it.
    public static func captures(_ from: String, _ to: String, _ label: String) -> Arrow {
      Arrow(from: from, to: to, label: label, kind: .keepsOrRefers)
    }

    /// `from` keeps `to` alive if the run says so; otherwise there is no arrow.
    public static func mayKeep(_ from: String, _ to: String, _ label: String) -> Arrow {
      Arrow(from: from, to: to, label: label, kind: .keepsOrNot)
    }

    /// The arrow, left out where a box of that name is in the picture.
    public func unless(_ name: String) -> Arrow {
      var arrow = self
      arrow.other = name
      return arrow
    }
  }

  /// Whether an arrow keeps what it leads to.
  enum Kind {
    case keeps, refers
    /// The run decides.
    case keepsOrRefers, keepsOrNot
  }

  /// The name of what never ends: arrows that begin here are those of globals.
  public static let app = "the app"

  /// The name of what a weak reference holds when nobody is left.
  public static let nobody = "nil"

  let named: [(name: String, object: AnyObject)]
  let types: Set<String>
  let weak: Set<String>
  let perhapsWeak: Set<String>
  let closures: [String]
  let arrows: [Arrow]

  /// Describes a scene.
  ///
  /// - Parameters:
  ///   - objects: The objects to show, under the names that they have in the picture; nil is left out.
  ///   - types: Names of types whose instances are shown wherever reflection meets them: what a test
  ///     cannot reach because it is private. `FieldRules` stands for `FieldRules<TextField>` as well.
  ///   - weak: Names of properties that do not keep what they hold.
  ///   - perhapsWeak: Names of properties of which the run says whether they do.
  ///   - closures: Names of boxes that stand for closures, which arrows lead to and from.
  ///   - arrows: What reflection cannot find; one from or to somebody who is not in the picture is left
  ///     out.
  public init(
    _ objects: KeyValuePairs<String, AnyObject?>, types: Set<String> = [], weak: Set<String> = [],
    perhapsWeak: Set<String> = [], closures: [String] = [], arrows: [Arrow] = []
  ) {
    named = objects.compactMap { name, object in object.map { (name, $0) } }
    self.types = types
    self.weak = weak
    self.perhapsWeak = perhapsWeak
    self.closures = closures
    self.arrows = arrows
  }
}
