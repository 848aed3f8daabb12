/// One registration of a target with a control.
package final class TargetAction {
  package private(set) weak var target: AnyObject?
  var events: Control.Event
  private let action: () -> Void

  package init(target: AnyObject, events: Control.Event, action: @escaping () -> Void) {
    self.target = target
    self.events = events
    self.action = action
  }

  package func send() {
    action()
  }
}
