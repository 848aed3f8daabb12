/// An attachment that hears when its object gets another delegate, or a bar button another target.
///
/// UIKit has no such protocol. There one observes the key `delegate`, which works because the
/// setter is an ordinary Objective-C one, although Apple does not promise it; or one gives the
/// object a subclass that overrides the property.
public protocol DelegateChangeListener: AnyObject {
  /// Hears that the delegate of `owner` was set, to another object or to none.
  ///
  /// A delegate that dies is not announced: the weak reference reads as nil from then on.
  func delegateDidChange(of owner: AnyObject)
}

extension Attachments {
  /// Tells those who listen that the delegate of `owner` was set.
  func announceDelegateChange(of owner: AnyObject) {
    for case let listener as any DelegateChangeListener in all {
      listener.delegateDidChange(of: owner)
    }
  }
}
