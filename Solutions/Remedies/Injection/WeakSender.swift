/// The object for which something is made, held weakly.
///
/// What is made for an object may want to know it, and the object owns what is made: a reference
/// back that retains would keep both for ever. This handle can be stored and captured freely.
///
/// ```swift
/// final class Progress {
///   let screen: WeakSender<ResourcesScreen>
///   func show() { screen.object?.isBusy = true }
/// }
/// ```
public struct WeakSender<Object> {
  private weak var reference: AnyObject?

  init(_ object: AnyObject?) {
    reference = object
  }

  /// The object while it lives: use it, and store the handle instead.
  ///
  /// It is nil as well where something is made for nobody in particular.
  public var object: Object? {
    reference as? Object
  }
}
