import Dispatch
import Synchronization

/// The stand-in for Xcode's Main Thread Checker: notes from where views are touched, and stops nobody.
///
/// UIKit's views belong to the main actor, and its checker complains when code without isolation
/// touches one elsewhere. The views of this package belong to nobody; one that is to be watched tells a
/// checker of each touch.
///
/// It asks for the main actor and not for the main thread, since a program may run the one without
/// the other.
public final class MainThreadChecker: Sendable {
  /// Something that happened to a view.
  public struct Touch: Sendable, Equatable {
    /// What happened, in words.
    public let what: String

    /// Whether it happened on the main actor.
    public let isOnMainActor: Bool

    /// Creates a touch.
    public init(_ what: String, isOnMainActor: Bool) {
      self.what = what
      self.isOnMainActor = isOnMainActor
    }
  }

  private let noted = Mutex<[Touch]>([])

  /// Creates a checker that has seen nothing.
  public init() {}

  /// What was noted so far, in order.
  public var touches: [Touch] { noted.withLock { $0 } }

  /// Notes that something happens to a view, here and now.
  public func note(_ what: String) {
    let touch = Touch(what, isOnMainActor: Self.isOnMainActor)
    noted.withLock { $0.append(touch) }
  }

  /// Whether the code that asks runs on the main actor.
  public static var isOnMainActor: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true
  }

  private static let key = DispatchSpecificKey<Bool>()

  /// The main actor runs on the main queue, which is marked once.
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)
}
