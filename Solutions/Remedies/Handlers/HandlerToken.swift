/// Stops one handler.
///
/// Unlike an observation token it does not have to be kept: losing it leaves the handler with its
/// control. It retains neither the handler nor the control.
public final class HandlerToken {
  private weak var entry: (any StoppableEntry)?

  init(_ entry: any StoppableEntry) {
    self.entry = entry
  }

  /// Whether the handler is still installed; false when its control is gone.
  public var isActive: Bool { entry?.isActive ?? false }

  /// Takes the handler out of its control and lets go of all that it captured.
  ///
  /// The second time it does nothing. A handler may stop itself; its call goes on to its end.
  public func stop() {
    entry?.stop()
  }
}

/// A place in a list of handlers, whatever their type.
protocol StoppableEntry: AnyObject {
  var isActive: Bool { get }
  func stop()
}
