/// One registration of a target with a control.
final class TargetAction {
  private(set) weak var target: AnyObject?
  var events: Control.Event
  private let action: () -> Void

  init(target: AnyObject, events: Control.Event, action: @escaping () -> Void) {
    self.target = target
    self.events = events
    self.action = action
  }

  func send() {
    action()
  }
}
