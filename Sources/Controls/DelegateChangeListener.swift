/// An attachment of a text field that hears when the field gets another delegate.
///
/// UIKit has no such protocol. There one observes the key `delegate`, which works because the
/// setter is an ordinary Objective-C one, although Apple does not promise it; or one gives the
/// field a subclass that overrides the property.
public protocol DelegateChangeListener: AnyObject {
  /// Hears that `textField.delegate` was set, to another object or to none.
  ///
  /// A delegate that dies is not announced: the weak reference reads as nil from then on.
  func delegateDidChange(of textField: TextField)
}
